import { COLOURS, FACES, FEET, HEARTS, OUTLINES, WINGS } from '../seals.gen.ts';

/** The parts of a seal, the picture that stands for a person. */
export interface SealShape {
  colour: string;
  cut: string;
  outline: string;
  /** The parts cut out of the seal. */
  cuts: string;
  /** The eye, in the seal's colour, on top of a cut. */
  eye: string;
}

/** The number of different seals. */
export const SEAL_COUNT = FACES.length;

const AMBER = 2;
const OLIVE = 9;
const LIGHT_CUT = '#fbf3e1';
const DARK_CUT = '#2f1f05';

/** Return an entry of a list, by its index modulo the length. */
function cyclic<T>(list: readonly T[], number: number): T {
  return list[((number % list.length) + list.length) % list.length] as T;
}

/** Return a seal's shape. There are ten colours in turn, so the first ten people of a table have different ones. */
export function sealShape(number: number): SealShape {
  const [outline, heart, wing, foot] = cyclic(FACES, number);
  const colour = cyclic(COLOURS, number);
  const pale = colour === COLOURS[AMBER] || colour === COLOURS[OLIVE];
  return {
    colour,
    cut: pale ? DARK_CUT : LIGHT_CUT,
    outline: cyclic(OUTLINES, outline),
    cuts: cyclic(HEARTS, heart).cut + cyclic(WINGS, wing) + cyclic(FEET, foot),
    eye: cyclic(HEARTS, heart).eye,
  };
}
