import type { Public } from '../schema.gen.ts';

/** Return the seats that voted for a number; none before the reveal. */
export function votersFor(view: Public, number: number): number[] {
  return (view.votes ?? []).flatMap((vote, seat) => (vote === number ? [seat] : []));
}
