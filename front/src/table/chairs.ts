import type { Chair } from '@wire';

/** A chair keeps its own name when it changes places: that is what moves on the screen. */
export function chairKey(chair: Chair): string {
  return `${chair.person ?? 'bot'}:${chair.name}`;
}
