import type { Chair } from '@wire';

/** Return a key that stays with a chair when it is swapped, so that its move is animated. */
export function chairKey(chair: Chair): string {
  return `${chair.person ?? 'bot'}:${chair.name}`;
}
