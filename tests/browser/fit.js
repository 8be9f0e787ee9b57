// Returns a sentence for each thing that does not fit in this window.
// `scrolls`: this screen may be longer than its window (a home page, a lobby, an end).
// `shows`: which of the question, the main button and the points the screen must show.
// `text`: usual or large text. `afar`: names that must be readable from across the room.
// No element may ignore the pointer: `elementFromPoint` would not find it.
async ({ scrolls, shows, text: letters, afar }) => {
  document.documentElement.dataset.type = letters;
  scrollTo(0, 0);
  await stillness.rest();
  const LEAST = 44;
  const LEAST_AFAR = 24;
  /** Percent of a picture that must stay visible, and the number of sample points across it. */
  const LEAST_FREE = 40;
  const SPOTS = 10;
  /** The share of a line's height that another line may take; lines are a little higher than their letters. */
  const MOST_OVERLAP = 0.4;
  const wrong = [];
  const W = innerWidth;
  const H = innerHeight;
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;

  const named = (node) => {
    const text = node.getAttribute('aria-label') || node.innerText || node.textContent || node.tagName;
    return `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  // The root has opacity 0 while the page is not painted. Any other element with opacity 0 is hidden.
  const faint = new Map([[document.documentElement, false]]);
  const fades = (node) => {
    if (!faint.has(node)) faint.set(node, Number(getComputedStyle(node).opacity) === 0 || fades(node.parentElement));
    return faint.get(node);
  };
  const shown = (node) =>
    node.checkVisibility({ visibilityProperty: true }) && !fades(node) && !node.closest('[inert], .unseen, [role=alert], .bubble');
  const inWindow = (box) => box.left >= -1 && box.top >= -1 && box.right <= W + 1 && box.bottom <= H + 1;
  const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  /** The closest scrolling ancestor of a node, or null. */
  const scroller = (node) => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const [down, across] = [up.scrollHeight > up.clientHeight + 1, up.scrollWidth > up.clientWidth + 1];
      if (/auto|scroll/.test(style.overflowY) && down) return up;
      if (/auto|scroll/.test(style.overflowX) && across) return up;
    }
    return null;
  };
  /** The visible part of a line of text in an element that truncates it with an ellipsis. */
  const uncut = (node, box) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') continue;
      const edge = up.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
      return new DOMRect(left, top, Math.min(box.right, edge.right) - left, Math.min(box.bottom, edge.bottom) - top);
    }
    return box;
  };
  /** True if a node paints neither background nor text at a point. */
  const clear = (node, x, y) => {
    if (node.matches('img, svg, svg *, input, textarea, canvas')) return false;
    const style = getComputedStyle(node);
    if (style.backgroundImage !== 'none' || !/^rgba.*, 0\)$|\/ 0\)$|transparent/.test(style.backgroundColor)) return false;
    const range = document.createRange();
    return ![...node.childNodes].some((child) => {
      if (child.nodeType !== 3 || !child.data.trim()) return false;
      range.selectNodeContents(child);
      return [...range.getClientRects()].some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom);
    });
  };
  /** True if both nodes belong to the same place, as a stone and its blot. */
  const together = (node, other) => {
    const place = node.closest('[data-place]');
    return place !== null && place === other.closest('[data-place]');
  };
  const stays = (node) => {
    for (let up = node; up; up = up.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
    return false;
  };
  const belongs = (top, node) => top === node || node.contains(top) || top.contains(node) || together(top, node);
  /** The element that covers a point of a node, or null. */
  const over = (node, x, y) => {
    // This call is many times faster than the list of all elements at the point, and mostly enough.
    const first = document.elementFromPoint(x, y);
    if (!first || belongs(first, node)) return null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (belongs(top, node)) return null;
      // Alerts and speech bubbles cover the rail only for a moment.
      if (top.closest('[role=alert], .bubble')) return null;
      // Content of a page that scrolls can be scrolled out from under sticky elements.
      if (scrolls && stays(top)) return null;
      if (!clear(top, x, y)) return top;
    }
    return null;
  };

  // ---- the page itself
  const page = document.documentElement;
  if (page.scrollWidth > W + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls && !dialog && page.scrollHeight > H + 1) wrong.push(`the page is ${page.scrollHeight} tall`);

  // ---- the question, the main button, the points
  for (const [what, selector] of [
    ['the question', 'h1, [data-question]'],
    ['the main button', '[data-main]'],
    ['points', '[data-points]'],
  ]) {
    const there = [...root.querySelectorAll(selector)].filter((node) => shown(node) && node.getBoundingClientRect().width);
    if (!there.length && shows.includes(what)) wrong.push(`${what}: nowhere to be seen`);
    for (const node of there) {
      const box = node.getBoundingClientRect();
      if (!inWindow(box)) wrong.push(`${what} ${named(node)} is out of the window: ${at(box)}`);
    }
  }

  // ---- controls
  const touchable = 'button, a[href], input, textarea, select, summary, [role=radio], [role=checkbox]';
  const touched = [];
  for (const node of root.querySelectorAll(touchable)) {
    if (node.disabled && !node.hasAttribute('data-main')) continue;
    const target = node.matches('input.unseen, label input[type=radio], label input[type=checkbox]') ? node.closest('label') : node;
    // A held cloud may be anywhere.
    if (!target || !shown(target) || target.closest('[data-art]')) continue;
    const box = target.getBoundingClientRect();
    if (!box.width) continue;
    const [wide, tall] = [target.offsetWidth ?? box.width, target.offsetHeight ?? box.height];
    // A link within a sentence is as high as its text.
    if (!(target.matches('a') && getComputedStyle(target).display === 'inline') && Math.min(wide, tall) < LEAST - 0.5)
      wrong.push(`${named(target)} is ${Math.round(wide)} × ${Math.round(tall)}`);
    const scrolling = scroller(target);
    const out = !inWindow(box);
    // The lower part of a fanned card may be outside the table.
    if (target.hasAttribute('data-fanned')) {
      const edge = Math.min(H, target.closest('[data-hand]').getBoundingClientRect().bottom);
      if (box.top < 0 || edge - box.top < box.height * 0.55) wrong.push(`${named(target)} hardly shows: ${at(box)}`);
      continue;
    }
    if (out && !scrolls && !scrolling) wrong.push(`${named(target)} is out of the window: ${at(box)}`);
    if (out || scrolling) continue;
    // On a phone the seats lie behind other controls.
    if (target.hasAttribute('data-behind')) continue;
    const cover = over(target, box.left + box.width / 2, box.top + box.height / 2);
    if (cover) wrong.push(`${named(target)} lies under ${named(cover)} (${cover.tagName})`);
    if (Math.abs(box.width - wide) < 3) touched.push({ target, box });
  }
  for (const [i, one] of touched.entries()) {
    for (const other of touched.slice(i + 1)) {
      if (together(one.target, other.target)) continue;
      if (scrolls && (stays(one.target) || stays(other.target))) continue;
      if (one.target.contains(other.target) || other.target.contains(one.target)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2 && one.target.parentElement !== other.target.parentElement)
        wrong.push(`${named(one.target)} and ${named(other.target)} overlap`);
    }
  }

  // ---- text
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !node || node.matches('script, style, title, option') || !shown(node) || node.closest('[data-art]')) continue;
    const letter = parseFloat(getComputedStyle(node).fontSize) * (node.currentCSSZoom ?? 1);
    if (letter < LEAST_AFAR && afar.includes(text.data.trim()))
      wrong.push(`${named(node)} has letters of ${letter.toFixed(1)}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const scrolling = scroller(node);
    for (const line of range.getClientRects()) {
      const box = uncut(node, line);
      if (line.width < 2 || box.width < 2 || box.height < 2) continue;
      if (!scrolling && !(scrolls && stays(node))) lines.push({ node, box });
      if (box.left < -2 || box.right > W + 2) {
        if (!scrolling) wrong.push(`${named(node)} runs out of the window: ${at(box)}`);
      } else if (box.top < -1 || box.bottom > H + 1) {
        if (!scrolls && !scrolling) wrong.push(`${named(node)} is out of the window: ${at(box)}`);
      } else if (!scrolling) {
        const cover = over(node, box.left + box.width / 2, box.top + box.height / 2);
        if (cover) wrong.push(`${named(node)} is covered by ${named(cover)} (${cover.tagName}.${cover.className})`);
      }
    }
  }
  // ---- no line of text lies on another one
  for (const [i, one] of lines.entries()) {
    for (const other of lines.slice(i + 1)) {
      if (one.node === other.node) continue; // a truncated line has two boxes
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > Math.min(one.box.height, other.box.height) * MOST_OVERLAP)
        wrong.push(`the texts ${named(one.node)} and ${named(other.node)} overlap`);
    }
  }
  // ---- no control covers the picture that is being made
  for (const art of root.querySelectorAll('[data-art]')) {
    const box = art.getBoundingClientRect();
    for (const { target, box: touch } of touched) {
      if (art.contains(target)) continue;
      const across = Math.min(box.right, touch.right) - Math.max(box.left, touch.left);
      const down = Math.min(box.bottom, touch.bottom) - Math.max(box.top, touch.top);
      if (across > 2 && down > 2) wrong.push(`${named(target)} lies over the picture`);
    }
  }
  // ---- enough of each picture stays visible under the things on it
  for (const place of root.querySelectorAll('[data-place]:not(:has([aria-disabled]))')) {
    const picture = place.querySelector('img');
    const box = picture?.getBoundingClientRect();
    if (!picture || !shown(picture) || !box.width || !inWindow(box) || scroller(picture)) continue;
    let free = 0;
    for (let spot = 0; spot < SPOTS * SPOTS; spot++) {
      const [x, y] = [box.left + ((spot % SPOTS) + 0.5) * (box.width / SPOTS), box.top + (Math.floor(spot / SPOTS) + 0.5) * (box.height / SPOTS)];
      const first = document.elementFromPoint(x, y);
      const top = first && clear(first, x, y) ? document.elementsFromPoint(x, y).find((node) => !clear(node, x, y)) : first;
      if (top === picture || top?.contains(picture)) free += 1;
    }
    const part = Math.round((free / SPOTS ** 2) * 100);
    if (part < LEAST_FREE) wrong.push(`only ${part} % of ${named(place)} can be seen`);
  }
  return [...new Set(wrong)];
}
