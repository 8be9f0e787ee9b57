import type { MessageId } from '@words';
import type { Public } from '../schema.gen.ts';

/** A game that is won in this many turns is a quick one. */
const QUICK = 5;

/** Return the message about how a game ended; null if nobody played it to its end. */
export function endingHeadline({ ending, mode, named, turns = [] }: Public): MessageId | null {
  if (!ending || ending.reason === 'unattended') return null;
  if (ending.reason === 'lose-condition') return 'tele-tv-lose';
  if (mode === 'opposed') {
    const announcer = named?.[0]?.seat ?? null;
    return announcer !== null && ending.winners.includes(announcer)
      ? 'tele-tv-team-right'
      : 'tele-tv-team-wrong';
  }
  if (ending.winners.length > 0) return turns.length <= QUICK ? 'tele-tv-quick' : 'tele-tv-won';
  return ending.guesses.every(({ right }) => right) ? 'tele-tv-grid' : 'tele-tv-names';
}
