const TAKES_KEYS = 'textarea, dialog, [role="listbox"], [popover]';

/**
 * Whether a key that was pressed anywhere on the page is meant for something else than the board: writing, a dialog, a
 * command of the browser. `inputs` are those that keep their keys to themselves.
 */
export function isMeantElsewhere(event: KeyboardEvent, inputs = 'input'): boolean {
  const taken = (event.target as HTMLElement).closest(`${inputs}, ${TAKES_KEYS}`) !== null;
  return taken || event.ctrlKey || event.metaKey || event.altKey;
}
