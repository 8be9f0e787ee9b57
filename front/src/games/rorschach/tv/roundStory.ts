import type { MessageId } from '@words';
import type { Public, Reveal, Round } from '../schema.gen.ts';

/** What happened in a round, in one word. */
export type Happened = 'both' | 'once' | 'one' | 'stolen' | 'nobody';

const HEADLINES: Record<Happened, MessageId> = {
  both: 'ror-tv-both',
  once: 'ror-tv-once',
  one: 'ror-tv-one',
  stolen: 'ror-tv-stolen',
  nobody: 'ror-tv-nobody',
};

const right = (reveal: Reveal): boolean => reveal.testers === reveal.symbol;

/** Return what happened, from a round's reveals. */
export function happened(reveals: readonly Reveal[]): Happened {
  const [first, second] = reveals;
  if (first && right(first)) return second === undefined ? 'one' : right(second) ? 'both' : 'once';
  return first?.control === first?.symbol ? 'stolen' : 'nobody';
}

/** Return the message for a round's end. */
export const roundHeadline = (reveals: readonly Reveal[]): MessageId => HEADLINES[happened(reveals)];

/** Return the scored round of a view, in the form of a past round. */
export function scoredRound(view: Public): Round | null {
  const { subject, removed } = view;
  if (view.phase !== 'scored' || typeof subject !== 'number' || !removed) return null;
  const { words = [], images = [], matching = [], reveals = [] } = view;
  return { testers: view.testers, subject, words, images, removed, matching, reveals };
}

/** A blot that a team won, as the best moment of a game. */
export interface BestMoment {
  round: Round;
  reveal: Reveal;
  /** The control team won it. */
  stolen: boolean;
}

/** Return the best moment: the winner's last blot of a round with two, else a stolen blot, else the last one won. */
export function bestMoment(rounds: readonly Round[], winner: number | null): BestMoment | null {
  const moments = rounds.flatMap((round) =>
    round.reveals
      .filter(({ to }) => to !== null && (winner === null || to === winner))
      .map((reveal) => ({ round, reveal, stolen: reveal.to !== round.testers })),
  );
  return (
    moments.findLast(({ round, stolen }) => !stolen && happened(round.reveals) === 'both') ??
    moments.findLast(({ stolen }) => stolen) ??
    moments.at(-1) ??
    null
  );
}
