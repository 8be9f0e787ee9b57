/** Milliseconds after which a board shows its new question. */
const QUESTION_SHOWN_AFTER = 400;

/**
 * Move the focus to the board's question whenever the focused element is gone, for keyboards and screen readers. While
 * `waits` is false, nobody has to answer and the phase ends by itself: then the stage holds the focus, and the next
 * question gets it. Return a function that stops this.
 */
export function keepFocus(stage: HTMLElement, waits: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    timer = undefined;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && focused !== stage) return;
    const question = [...stage.querySelectorAll('h1')].findLast(
      (heading) => !heading.closest('[inert], [aria-hidden]'),
    );
    if (question === undefined) return;
    const target = waits() ? question : stage;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  const schedule = () => (timer ??= setTimeout(check, QUESTION_SHOWN_AFTER));
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'inert', 'hidden'],
  });
  schedule();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
