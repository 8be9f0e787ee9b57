import { describe, expect, it } from 'vitest';
import { tilePaths } from './tilePaths.ts';

const LAID = Array.from({ length: 16 }, (_, cell) => cell);

/** The grid with these tiles in the first row and the others unchanged. */
const firstRow = (...tiles: number[]) => [...tiles, ...LAID.slice(4)];
/** How each tile moved, in the order of the tiles. */
const how = (after: number[]) =>
  [...tilePaths(LAID, after)].sort(([a], [b]) => a - b).map(([tile, { by }]) => `${tile} ${by}`);

describe('tilePaths', () => {
  it('moves a tile that is pushed over the edge to the opposite edge', () => {
    expect(how(firstRow(3, 0, 1, 2))).toEqual(['0 slide', '1 slide', '2 slide', '3 round']);
  });

  it('does the same in the other direction', () => {
    expect(how(firstRow(1, 2, 3, 0))).toEqual(['0 round', '1 slide', '2 slide', '3 slide']);
  });

  it('moves two tiles over the edge if a row shifts by two', () => {
    expect(how(firstRow(2, 3, 0, 1))).toEqual(['0 slide', '1 slide', '2 round', '3 round']);
  });

  it('lifts one of two swapped tiles over the other if a row is mirrored', () => {
    expect(how(firstRow(3, 2, 1, 0))).toEqual(['0 slide', '1 slide', '2 over', '3 over']);
  });

  it('moves the last tile of a column to the opposite edge', () => {
    const south = [...LAID];
    [south[0], south[4], south[8], south[12]] = [12, 0, 4, 8];
    expect(how(south)).toEqual(['0 slide', '4 slide', '8 slide', '12 round']);
  });

  it('slides the tiles of a corner', () => {
    const turned = [...LAID];
    [turned[0], turned[1], turned[5], turned[4]] = [4, 0, 1, 5];
    expect(how(turned)).toEqual(['0 slide', '1 slide', '4 slide', '5 slide']);
  });

  it('returns nothing for an unchanged grid', () => {
    expect(how(LAID)).toEqual([]);
  });

  it('moves the tiles of a new deal by direct paths', () => {
    const anew = [...LAID].reverse();
    expect(new Set([...tilePaths(LAID, anew).values()].map(({ by }) => by))).toEqual(
      new Set(['slide', 'over']),
    );
  });
});
