import { COLOURS, FACES, FEET, HEARTS, OUTLINES, WINGS } from './seals.gen.ts';

/** A seal: what stands for a person. Their shapes are drawn by our own code, and none is like another. */
export interface SealShape {
  colour: string;
  cut: string;
  outline: string;
  /** What is cut out of the seal. */
  cuts: string;
  /** The eye, in the seal's colour, on top of a cut. */
  eye: string;
}

/** How many are drawn. */
export const SEAL_COUNT = FACES.length;

const AMBER = 2;
const OLIVE = 9;
const LIGHT_CUT = '#fbf3e1';
const DARK_CUT = '#2f1f05';

/** Takes the entry of a ring, whatever the number. */
function of<T>(ring: readonly T[], number: number): T {
  return ring[((number % ring.length) + ring.length) % ring.length] as T;
}

/** Ten colours in turn, so that the first ten at a table differ in that as well. */
export function sealShape(number: number): SealShape {
  const [outline, heart, wing, foot] = of(FACES, number);
  const colour = of(COLOURS, number);
  const pale = colour === COLOURS[AMBER] || colour === COLOURS[OLIVE];
  return {
    colour,
    cut: pale ? DARK_CUT : LIGHT_CUT,
    outline: of(OUTLINES, outline),
    cuts: of(HEARTS, heart).cut + of(WINGS, wing) + of(FEET, foot),
    eye: of(HEARTS, heart).eye,
  };
}
