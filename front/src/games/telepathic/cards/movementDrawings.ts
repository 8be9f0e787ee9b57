import type { Movement } from './cards.ts';

interface Drawing {
  /** The cells of the example set. */
  set: readonly number[];
  arrow: string;
  /** The axis of a mirror card. */
  axis?: string;
}

const ROW = [4, 5, 6, 7];
const COLUMN = [1, 5, 9, 13];
const CORNER = [0, 1, 4, 5];

/** The pictures on the action cards, on a field of 101 by 101. */
export const DRAWINGS: Record<Movement, Drawing> = {
  'rows-east': { set: ROW, arrow: 'M9 37H90M79 27l11 10-11 10' },
  'rows-west': { set: ROW, arrow: 'M92 37H11M22 27L11 37l11 10' },
  'rows-two': { set: ROW, arrow: 'M9 37H91M80 27l11 10-11 10M63 27l11 10-11 10' },
  'rows-mirror': { set: ROW, arrow: 'M12 37H89M23 27L12 37l11 10M78 27l11 10-11 10', axis: 'M50.5 6V70' },
  'columns-north': { set: COLUMN, arrow: 'M37 92V11M27 22l10-11 10 11' },
  'columns-south': { set: COLUMN, arrow: 'M37 9V90M27 79l10 11 10-11' },
  'columns-two': { set: COLUMN, arrow: 'M37 9V91M27 80l10 11 10-11M27 63l10 11 10-11' },
  'columns-mirror': {
    set: COLUMN,
    arrow: 'M37 12V89M27 23l10-11 10 11M27 78l10 11 10-11',
    axis: 'M6 50.5H70',
  },
  'quadrants-clockwise': {
    set: CORNER,
    arrow: 'M11 38V19a8 8 0 0 1 8-8H30a8 8 0 0 1 8 8V37M28.5 28L38 38l9.5-10',
  },
  'quadrants-counter': {
    set: CORNER,
    arrow: 'M38 38V19a8 8 0 0 0-8-8H19a8 8 0 0 0-8 8V37M1.5 28L11 38l9.5-10',
  },
};
