// Records what a screen reader would say: focused elements and live regions.
(() => {
  const said = (window.said = []);
  const clean = (text) =>
    (text ?? '')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,:;])/g, '$1')
      .trim();
  const ROLES = { BUTTON: 'button', A: 'link', TEXTAREA: 'field', H1: 'heading', H2: 'heading', SUMMARY: 'button' };
  const roleOf = (node) => {
    if (node.getAttribute('role')) return node.getAttribute('role');
    if (node.tagName === 'INPUT') return { radio: 'radio', checkbox: 'checkbox' }[node.type] ?? 'field';
    return ROLES[node.tagName] ?? node.tagName.toLowerCase();
  };
  const textOf = (node) => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join(' ');
  };
  const named = (ids) => (ids?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent).join(' ');
  const nameOf = (node) =>
    clean(
      named(node.getAttribute('aria-labelledby')) ||
        node.getAttribute('aria-label') ||
        (node.labels?.[0] && textOf(node.labels[0])) ||
        textOf(node),
    );
  const stateOf = (node) => {
    const state = [];
    const on = node.getAttribute('aria-checked') ?? node.getAttribute('aria-pressed') ?? (node.type === 'radio' ? String(node.checked) : null);
    if (on !== null) state.push(on === 'true' ? 'chosen' : 'not chosen');
    if (node.getAttribute('aria-disabled') === 'true') state.push('not now');
    if (node.value && node.tagName !== 'BUTTON' && node.type !== 'radio') state.push(`“${node.value}”`);
    const group = node.closest('[role=radiogroup], [role=group]');
    const all = group ? [...group.querySelectorAll(`[role="${node.getAttribute('role')}"], input[type="${node.type}"]`)] : [];
    if (roleOf(node) === 'radio' && all.includes(node) && all.length > 1) state.push(`${all.indexOf(node) + 1} of ${all.length}`);
    const more = clean(named(node.getAttribute('aria-describedby')));
    return more ? [...state, more] : state;
  };
  let group = null; // the name of a group is said when the focus enters it
  addEventListener(
    'focusin',
    ({ target }) => {
      const within = target.closest('[role=radiogroup], [role=group]')?.getAttribute('aria-label') ?? null;
      const entered = within !== null && within !== group ? [`${within}: `] : [];
      group = within;
      said.push(['focus', entered.join('') + [nameOf(target), roleOf(target), ...stateOf(target)].join(', ')]);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const writing = target.matches?.('input:not([type=radio]), textarea');
      if (writing && key === 'Enter') said.push(['key', `writes “${target.value}”, Enter`]);
      else if (!writing || key === 'Tab') said.push(['key', key]);
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { target, attributeName, oldValue } of changes) {
      const now = target.getAttribute(attributeName);
      if (target === document.activeElement && now !== oldValue) said.push(['live', now === 'true' ? 'chosen' : 'not chosen']);
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-checked', 'aria-pressed'], attributeOldValue: true });
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
  const before = new WeakMap();
  const look = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = clean(textOf(region));
      if (text && text !== before.get(region)) said.push(['live', text]);
      before.set(region, text);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
})();
