import { StoredChoice } from '@storage';

/** Whether somebody plays with a switch: one key goes on from choice to choice, Enter takes. */
export const switchChoice = new StoredChoice('switch', ['off', 'on'], 'off');

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const CHOICES = 'button, summary, input[type="radio"], input[type="checkbox"]';

/** Whatever can be used now, in the order of the page; within a dialog or an open list that alone. */
function stops(): HTMLElement[] {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  return [...(open ?? document.body).querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) =>
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
}

/** The next stop from where the focus is, around and around; from nowhere, the first one on the stage. */
function nextStop(back: boolean): HTMLElement | undefined {
  const all = stops();
  const { activeElement } = document;
  const from =
    activeElement === null || activeElement === document.body
      ? document.querySelector('main')
      : activeElement;
  const after = (one: HTMLElement) =>
    from === null || (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const before = (one: HTMLElement) =>
    from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return back ? (all.findLast(before) ?? all.at(-1)) : (all.find(after) ?? all[0]);
}

/** A radio that is chosen already leaves Enter to the board, which then does what was chosen. */
function isChosen(one: Element): boolean {
  return one.matches('[role="radio"][aria-checked="true"], input[type="radio"]:checked');
}

/** Tab comes to each choice of a group, not to the group alone, and Enter takes the one where it stands. */
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
