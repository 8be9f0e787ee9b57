/** Tracks the visible part of a phone's screen above its open keyboard. */
export class PhoneKeyboard {
  /** The visible part; null while the keyboard is closed. */
  room = $state.raw<{ top: number; height: number } | null>(null);

  /** Start to track; returns a function that stops. */
  readonly watch = (): (() => void) | undefined => {
    const viewport = window.visualViewport;
    if (!viewport || matchMedia('(hover: hover)').matches) return;
    const tallest = Math.max(screen.height, innerHeight);
    const update = () => {
      const writing = document.activeElement instanceof HTMLInputElement;
      const small = viewport.height < tallest * 0.72;
      this.room = writing && small ? { top: viewport.offsetTop, height: viewport.height } : null;
    };
    // Deferred: the focus may leave because its field is being removed during a Svelte update.
    const updateSoon = () => queueMicrotask(update);
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    document.addEventListener('focusin', updateSoon);
    document.addEventListener('focusout', updateSoon);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      document.removeEventListener('focusin', updateSoon);
      document.removeEventListener('focusout', updateSoon);
    };
  };
}
