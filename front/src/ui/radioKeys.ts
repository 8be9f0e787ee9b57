const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In a group of radios arrow keys go round and take what they come to, as in a browser's own. */
export function radioKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  if (way === undefined) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const from = radios.findIndex((one) => one === document.activeElement);
  const next = radios[(from + way + radios.length) % radios.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}
