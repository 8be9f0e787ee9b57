import type { Verdict } from '@games';

/** The guesses of a person, one for each look; an empty one asked to see more. */
export interface CloudGuesses {
  guesses: readonly string[];
  /** For each look, how many clouds were visible. */
  clouds: readonly number[];
}

/** Judge the guesses: with the whole sky in view, a right guess is only nearly right. */
export function cloudVerdict(right: boolean, look: number, looks: number): Verdict {
  if (!right) return 'wrong';
  return look < looks - 1 ? 'right' : 'nearly';
}
