const DIRECTIONS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move through a group of `role="radio"` elements and choose, as with native radio buttons. */
export function radioKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const direction = DIRECTIONS[event.key];
  if (direction === undefined) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const from = radios.findIndex((radio) => radio === document.activeElement);
  const next = radios[(from + direction + radios.length) % radios.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}
