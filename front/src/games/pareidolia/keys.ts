/** Whether a key is meant for something else than the sky: writing, a dialog, a command of the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const taken =
    target.closest('input:not([type="radio"]), textarea, dialog, [role="listbox"], [popover]') !== null;
  return taken || event.ctrlKey || event.metaKey || event.altKey;
}
