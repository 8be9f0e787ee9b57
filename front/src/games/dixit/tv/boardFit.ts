import { fitCards, type Fit } from '../hand/fitCards.ts';

/** The size of the cards, and whether the headline is in a column beside them instead of above them. */
export interface BoardFit extends Fit {
  beside: boolean;
}

/** The space for the cards and the headline. */
export interface BoardSpace {
  wide: number;
  tall: number;
  gap: number;
  /** The height of a headline above the cards. */
  headTall: number;
  /** The least width of a headline beside the cards. */
  headWide: number;
  /** The height that stays free above and below the cards if the headline is beside them. */
  margin: number;
}

/** A column is narrow for a clue: its cards must be larger by this factor. */
const CLEARLY_LARGER = 1.03;

/** Return the place of the headline with which the cards are largest. */
export function fitBoard(count: number, space: BoardSpace): BoardFit {
  const { wide, tall, gap, headTall, headWide, margin } = space;
  const free = { gap, spaceBelow: 0, maxWidth: wide };
  const below = fitCards(count, { ...free, wide, tall: tall - headTall - gap });
  const beside = fitCards(count, { ...free, wide: wide - headWide - 2 * gap, tall: tall - 2 * margin });
  return beside.width > below.width * CLEARLY_LARGER
    ? { ...beside, beside: true }
    : { ...below, beside: false };
}
