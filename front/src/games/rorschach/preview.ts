import { MAJORITY, type Mark, type Symbol } from './schema.gen.ts';

/*
 * Answers that the page computes before the server confirms them. preview.golden.json holds the server's own answers to
 * the same questions; the server's tests write it, and the tests of both sides read it.
 */

/** Return the seats with a vote: people, or bots if there are no people. */
export function voices(deciders: readonly number[], isBot: (seat: number) => boolean): number[] {
  const people = deciders.filter((seat) => !isBot(seat));
  return people.length ? people : [...deciders];
}

/** Return how many of `count` voters have to agree. */
export function majority(count: number): number {
  return MAJORITY[count] ?? count;
}

/** Return the stones after one is laid; a stone that lies there swaps places with it. */
export function lay(laid: readonly Mark[], symbol: Symbol, image: string): Mark[] {
  const from = laid.find((mark) => mark.symbol === symbol)?.image;
  const there = laid.find((mark) => mark.image === image)?.symbol;
  const rest = laid.filter((mark) => mark.symbol !== symbol && mark.image !== image);
  const swapped = from !== undefined && there !== undefined && from !== image;
  return [...rest, ...(swapped ? [{ image: from, symbol: there }] : []), { image, symbol }];
}

/** Return the stones in the order of the blots; null while a blot has none. */
export function sealable(laid: readonly Mark[], blots: readonly string[]): Symbol[] | null {
  const stones = blots.map((image) => laid.find((mark) => mark.image === image)?.symbol ?? null);
  return stones.every((stone) => stone !== null) ? stones : null;
}
