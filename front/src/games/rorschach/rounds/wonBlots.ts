import type { Public, Reveal, Round } from '../schema.gen.ts';

/** A won blot with its round and its reveal. */
export interface WonBlot {
  image: string;
  number: number;
  round: Round;
  reveal: Reveal;
}

/** Return the blots that a team has won, in the order of winning. */
export function wonBlots(view: Public, team: number): WonBlot[] {
  return (view.past ?? []).flatMap((round, i) =>
    round.reveals
      .filter((reveal) => reveal.to === team)
      .map((reveal) => ({ image: reveal.image, number: i + 1, round, reveal })),
  );
}
