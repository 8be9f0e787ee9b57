import { StoredChoice } from '@storage';

/** Switch access: one key moves from element to element, Enter chooses. */
export const switchChoice = new StoredChoice('switch', ['off', 'on'], 'off');

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const CHOICES = 'button, summary, input[type="radio"], input[type="checkbox"]';

/** Return all usable elements in the order of the page; only those of an open dialog or list, if there is one. */
function stops(): HTMLElement[] {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  return [...(open ?? document.body).querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Return the element after (or before) the focused one, wrapping at the ends; without a focus, start at <main>. */
function nextStop(back: boolean): HTMLElement | undefined {
  const all = stops();
  const { activeElement } = document;
  const from =
    activeElement === null || activeElement === document.body
      ? document.querySelector('main')
      : activeElement;
  const after = (element: HTMLElement) =>
    from === null || (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const before = (element: HTMLElement) =>
    from !== null && (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return back ? (all.findLast(before) ?? all.at(-1)) : (all.find(after) ?? all[0]);
}

/** True for a chosen radio: Enter is then left to the board, which confirms the choice. */
function isChosen(element: Element): boolean {
  return element.matches('[role="radio"][aria-checked="true"], input[type="radio"]:checked');
}

/** Tab moves to each option of a group instead of the group as a whole, and Enter chooses the focused option. */
export function onSwitchKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') nextStop(event.shiftKey)?.focus();
  else if (event.key === 'Enter') {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !activeElement.matches(CHOICES) || isChosen(activeElement))
      return;
    activeElement.click();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
