/** Whether a key is meant for something else than the board: writing, a dialog, a command of the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const taken = target.closest('input, textarea, dialog, [role="listbox"], [popover]') !== null;
  return taken || event.ctrlKey || event.metaKey || event.altKey;
}

/** Which way along a row a key leads, if it leads anywhere. */
export function way(key: string): 1 | -1 | 0 {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
}
