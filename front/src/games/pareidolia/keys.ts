import { isMeantElsewhere as isMeantForControls } from '@games';

/** True if a key press is not meant for the sky; focused radio buttons do not take keys away from it. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  return isMeantForControls(event, 'input:not([type="radio"])');
}
