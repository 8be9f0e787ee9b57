import { fitCards } from './fitCards.ts';

/** A card's position, from the middle of the hand's upper edge, and its rotation in degrees. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** The layout of a hand. */
export interface HandLayout {
  /** The width of a card. */
  width: number;
  /** How much of a card is visible beside its neighbour. */
  slice: number;
  at(place: number): Place;
}

/** The least width that a finger can touch. */
const TOUCH = 44;
const GAP = 10;
const WIDE = 900;

/** Lay the cards side by side, as large as the space allows. */
export function sideBySide(count: number, space: { wide: number; tall: number }): HandLayout {
  const room = { wide: space.wide - 2 * GAP, tall: space.tall - GAP };
  const { width, columns } = fitCards(count, { ...room, gap: GAP, spaceBelow: 0, maxWidth: 240 });
  const rows = Math.ceil(count / columns);
  const height = width * 1.5;
  const above = Math.max(0, (space.tall - rows * height - (rows - 1) * GAP) / 2);
  return {
    width,
    slice: width,
    at(place) {
      const row = Math.floor(place / columns);
      const inRow = Math.min(columns, count - row * columns);
      const off = (place % columns) - (inRow - 1) / 2;
      return { x: off * (width + GAP), y: above + row * (height + GAP), turn: 0 };
    },
  };
}

/** Fan the cards, with enough of each visible to recognize and touch it. `tall` limits the fan's height. */
export function fan(count: number, wide: number, tall: number | null): HandLayout {
  const desk = wide > WIDE;
  const share = desk ? 0.145 : count > 6 ? 0.25 : 0.3;
  const touched = wide - 2 * GAP - (count - 1) * TOUCH;
  const width = Math.max(
    TOUCH,
    Math.min(wide * share, desk ? 184 : 140, touched, tall === null ? Infinity : tall / 1.5),
  );
  const step = Math.min(width * 0.9, (wide - width * 1.1) / Math.max(1, count - 1));
  const [tilt, dip, below] = desk ? [4, 0.028, 0.05] : [4, 0.022, 0.04];
  return {
    width,
    slice: Math.max(TOUCH, Math.min(width, step)),
    at(place) {
      const off = place - (count - 1) / 2;
      return { x: off * step, y: width * (below + Math.abs(off) ** 1.75 * dip), turn: off * tilt };
    },
  };
}
