import { getContext, setContext } from 'svelte';

const KEY = Symbol('held scores');

/** The scores that a TV shows at the seats while its board still reveals how the newest points were won. */
export class HeldScores {
  /** Points by seat; null if the seats show the game's own scores. */
  scores = $state<readonly number[] | null>(null);
}

/** Let the board below this component hold the scores back. */
export function provideHeldScores(): HeldScores {
  return setContext(KEY, new HeldScores());
}

/** Return the held scores of the TV above this component; undefined if there is none. */
export function heldScores(): HeldScores | undefined {
  return getContext<HeldScores | undefined>(KEY);
}
