/**
 * Who goes on by keys or by ear stands at the heading of the page that they came to, as soon as it has one, unless
 * something there has taken the focus before. A board has questions instead, and turns to them itself.
 */
export function standAtHeading(): () => void {
  const watch = new MutationObserver(stand);
  const stop = () => {
    watch.disconnect();
    removeEventListener('focusin', stop);
  };

  function stand(): void {
    const heading = document.querySelector<HTMLElement>('h1:not([data-phase] *, [inert] *)');
    // What was pressed on the page before may not have gone yet.
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  addEventListener('focusin', stop);
  watch.observe(document.body, { childList: true, subtree: true });
  stand();
  return stop;
}
