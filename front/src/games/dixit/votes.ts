import type { Public } from './schema.gen.ts';

/** Who voted for a number, in seat order; nobody while the votes are not shown. */
export function votersFor(view: Public, number: number): number[] {
  return (view.votes ?? []).flatMap((vote, seat) => (vote === number ? [seat] : []));
}
