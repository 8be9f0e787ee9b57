import { colourOf, isColour, shapeOf } from '../grid/tiles.ts';

const SIDE = 4;

/** Return true if a tile shows a colour or shape. */
export const showsMark = (tile: number, mark: string): boolean =>
  (isColour(mark) ? colourOf(tile) : shapeOf(tile)) === mark;

/** Return the pairs of neighbouring cells whose tiles both show a mark. */
export function touchingPairs(cells: readonly number[], mark: string): [number, number][] {
  const has = (cell: number) => cells[cell] !== undefined && showsMark(cells[cell], mark);
  return cells.flatMap((_, cell): [number, number][] => {
    if (!has(cell)) return [];
    const east = cell % SIDE < SIDE - 1 && has(cell + 1) ? [cell + 1] : [];
    const south = has(cell + SIDE) ? [cell + SIDE] : [];
    return [...east, ...south].map((other) => [cell, other]);
  });
}
