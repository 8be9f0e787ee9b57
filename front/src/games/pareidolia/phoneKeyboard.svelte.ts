/** How much of a phone's screen is left while its keyboard is open; null while it is not. */
export class PhoneKeyboard {
  room = $state.raw<{ top: number; height: number } | null>(null);

  /** Listens for as long as the board is there. */
  readonly watch = (): (() => void) | undefined => {
    const seen = window.visualViewport;
    if (!seen || matchMedia('(hover: hover)').matches) return;
    const tallest = Math.max(screen.height, innerHeight);
    const look = () => {
      const writing = document.activeElement instanceof HTMLInputElement;
      const small = seen.height < tallest * 0.72;
      this.room = writing && small ? { top: seen.offsetTop, height: seen.height } : null;
    };
    // The focus may leave because its field is being taken away, in the middle of an update.
    const soon = () => queueMicrotask(look);
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    document.addEventListener('focusin', soon);
    document.addEventListener('focusout', soon);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
      document.removeEventListener('focusin', soon);
      document.removeEventListener('focusout', soon);
    };
  };
}
