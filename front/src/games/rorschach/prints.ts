import type { Public, Reveal, Round } from './schema.gen.ts';

/** A blot that was won: in which round, and what its subject had seen in it. */
export interface WonBlot {
  image: string;
  number: number;
  round: Round;
  reveal: Reveal;
}

/** What hangs on a team's wall, in the order in which it was won. */
export function wonBy(view: Public, team: number): WonBlot[] {
  return (view.past ?? []).flatMap((round, i) =>
    round.reveals
      .filter((reveal) => reveal.to === team)
      .map((reveal) => ({ image: reveal.image, number: i + 1, round, reveal })),
  );
}
