import { isMeantElsewhere as isTaken } from '@games';

/** Whether a key is meant for something else than the sky, which goes on listening while one of its radios is focused. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  return isTaken(event, 'input:not([type="radio"])');
}
