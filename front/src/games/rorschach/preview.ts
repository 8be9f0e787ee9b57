import { MAJORITY, type Mark, type Symbol } from './schema.gen.ts';

/*
 * What the page foretells before the table has said it. The rules' own answers to the same questions are in
 * preview.golden.json, which the server's tests write and both sides read.
 */

/** Whose voices count among those who decide: people's, or bots' where there are no people. */
export function voices(deciders: readonly number[], isBot: (seat: number) => boolean): number[] {
  const people = deciders.filter((seat) => !isBot(seat));
  return people.length ? people : [...deciders];
}

/** How many of so many voices have to agree. */
export function majority(count: number): number {
  return MAJORITY[count] ?? count;
}

/** The stones once this one is laid: each lies once, and one that lay there goes where the new one came from. */
export function lay(laid: readonly Mark[], symbol: Symbol, image: string): Mark[] {
  const from = laid.find((mark) => mark.symbol === symbol)?.image;
  const there = laid.find((mark) => mark.image === image)?.symbol;
  const rest = laid.filter((mark) => mark.symbol !== symbol && mark.image !== image);
  const swapped = from !== undefined && there !== undefined && from !== image;
  return [...rest, ...(swapped ? [{ image: from, symbol: there }] : []), { image, symbol }];
}

/** The stones by the blots, in the order in which they lie; null while one is bare. */
export function whole(laid: readonly Mark[], blots: readonly string[]): Symbol[] | null {
  const stones = blots.map((image) => laid.find((mark) => mark.image === image)?.symbol ?? null);
  return stones.every((stone) => stone !== null) ? stones : null;
}
