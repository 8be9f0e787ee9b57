import type { Public } from './schema.gen.ts';

/** What the votes said: pure reading of a view that shows them. */
export interface Verdict {
  /** The number of the teller's card. */
  number: number;
  /** Who found it, in seat order. */
  found: number[];
  voters: number;
}

/** Who found the teller's card; null while the votes are not shown. */
export function verdict(view: Public): Verdict | null {
  const at = view.owners?.findIndex((seat) => seat === view.teller) ?? -1;
  if (at < 0) return null;
  const number = at + 1;
  return { number, found: votersFor(view, number), voters: view.scores.length - 1 };
}

/** Who voted for a number, in seat order. */
export function votersFor(view: Public, number: number): number[] {
  return (view.votes ?? []).flatMap((vote, seat) => (vote === number ? [seat] : []));
}
