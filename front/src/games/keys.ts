const TAKES_KEYS = 'textarea, dialog, [role="listbox"], [popover]';

/**
 * True if a key press is not meant for the board but for a text field, a dialog or a browser command. `inputs` selects
 * the inputs that use keys themselves.
 */
export function isKeyForOtherControl(event: KeyboardEvent, inputs = 'input'): boolean {
  const taken = (event.target as HTMLElement).closest(`${inputs}, ${TAKES_KEYS}`) !== null;
  return taken || event.ctrlKey || event.metaKey || event.altKey;
}
