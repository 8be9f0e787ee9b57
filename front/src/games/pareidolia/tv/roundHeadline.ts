import type { MessageId } from '@words';
import type { Public, RoundSummary } from '../schema.gen.ts';

/** Few and many, for a round's headline. */
const FEW_GUESSES = 2;
const MANY_GUESSES = 8;
const FEW_CLOUDS = 3;

/** Return the message about how a round ended. */
export function roundHeadline(view: Public): MessageId {
  const guesses = (view.earlier_guesses ?? 0) + (view.guesses?.length ?? 0);
  if (typeof view.found !== 'number') {
    if (view.denied?.length) return 'par-tv-denied';
    return guesses === 0 ? 'par-tv-silent' : 'par-tv-missed';
  }
  if (guesses <= FEW_GUESSES) return 'par-tv-swift';
  if (guesses >= MANY_GUESSES) return 'par-tv-crowd';
  return (view.sky?.length ?? 0) <= FEW_CLOUDS ? 'par-tv-few' : 'par-tv-found';
}

/** Return the best sky of a game: the found one with the fewest clouds; if none was found, the fullest one. */
export function bestSky(rounds: readonly RoundSummary[]): RoundSummary | null {
  const found = rounds.filter(({ finder, sky }) => finder !== null && sky.length > 0);
  const fewest = found.toSorted((a, b) => a.sky.length - b.sky.length)[0];
  return fewest ?? rounds.toSorted((a, b) => b.sky.length - a.sky.length)[0] ?? null;
}
