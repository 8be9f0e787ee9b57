/**
 * Focus the new page's heading as soon as it exists, for keyboards and screen readers, unless another element has taken
 * the focus. Boards focus their questions themselves. Return a function that stops waiting.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    removeEventListener('focusin', stop);
  };

  function focus(): void {
    const heading = document.querySelector<HTMLElement>('h1:not([data-phase] *, [inert] *)');
    // The button that was pressed on the last page may still have the focus.
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  addEventListener('focusin', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
  return stop;
}
