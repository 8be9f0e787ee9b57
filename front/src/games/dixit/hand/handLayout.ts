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
/** The shape of a fan: degrees between neighbours, and in card widths how far the cards lie below the upper edge. */
const DESK_FAN = { tilt: 4, dip: 0.028, below: 0.05 };
const PHONE_FAN = { tilt: 4, dip: 0.022, below: 0.04 };

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

/**
 * Fan the cards, with enough of each visible to recognize and touch it, in a space of this height. On a desk the whole fan
 * fits the height; on a phone its outer cards may dip below it.
 */
export function fan(count: number, wide: number, tall: number): HandLayout {
  const desk = wide > WIDE;
  const share = desk ? 0.145 : count > 6 ? 0.25 : 0.3;
  const touched = wide - 2 * GAP - (count - 1) * TOUCH;
  const widest = Math.min(wide * share, desk ? 190 : 140, touched);
  const width = Math.max(TOUCH, Math.min(widest, tall / (desk ? fanHeight(count) : 1.5)));
  const step = Math.min(width * 0.9, (wide - width * 1.1) / Math.max(1, count - 1));
  const { tilt, dip, below } = desk ? DESK_FAN : PHONE_FAN;
  return {
    width,
    slice: Math.max(TOUCH, Math.min(width, step)),
    at(place) {
      const off = place - (count - 1) / 2;
      return { x: off * step, y: width * (below + Math.abs(off) ** 1.75 * dip), turn: off * tilt };
    },
  };
}

/** Return the height of a fan on a desk, in card widths: as far as the lower corner of its outermost card. */
function fanHeight(count: number): number {
  const off = (count - 1) / 2;
  const turn = (off * DESK_FAN.tilt * Math.PI) / 180;
  const middle = DESK_FAN.below + off ** 1.75 * DESK_FAN.dip + 0.75;
  return middle + 0.75 * Math.cos(turn) + 0.5 * Math.sin(turn);
}
