import type { MessageId } from '@words';
import type { Mode } from './hand.svelte.ts';

/** The message ids of the four actions: the name, the button that sends it, and the rule. */
export const ACTION_NAMES: Record<Mode, MessageId> = {
  place: 'par-mode-place',
  'pick-up': 'par-mode-pick-up',
  remove: 'par-mode-remove',
  nudge: 'par-mode-nudge',
};
export const ACTION_BUTTONS: Record<Mode, MessageId> = {
  place: 'par-do-place',
  'pick-up': 'par-do-pick-up',
  remove: 'par-do-remove',
  nudge: 'par-do-nudge',
};
export const ACTION_RULES: Record<Mode, MessageId> = {
  place: 'par-rules-place',
  'pick-up': 'par-rules-pick-up',
  remove: 'par-rules-remove',
  nudge: 'par-rules-nudge',
};
