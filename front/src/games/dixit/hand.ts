import { fit } from './fit.ts';

/** Where a card of a hand lies: from the middle of the hand's upper edge, and how far it leans. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** How a hand lies. */
export interface Lying {
  /** A card's. */
  width: number;
  /** As much of a card as shows beside its neighbour. */
  slice: number;
  at(place: number): Place;
}

/** What a finger needs of each card. */
const TOUCH = 44;
const GAP = 10;
const WIDE = 900;

/** Side by side, each card whole, as large as the space allows. */
export function lieOpen(count: number, space: { wide: number; tall: number }): Lying {
  const room = { wide: space.wide - 2 * GAP, tall: space.tall - GAP };
  const { width, columns } = fit(count, { ...room, gap: GAP, under: 0, most: 240 });
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

/** Fanned: enough of each card shows to be known and touched. `tall` where the fan has only so much height. */
export function fan(count: number, wide: number, tall: number | null): Lying {
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
