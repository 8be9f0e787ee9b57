import { expect, test } from 'vitest';
import { TILES } from '../schema.gen.ts';
import { showsMark, touchingPairs } from './pairs.ts';

/** A grid with these shapes in its first cells; all other tiles follow in their order. */
function gridOf(...shapes: string[]): number[] {
  const left = TILES.map((_, tile) => tile);
  const first = shapes.map((shape) => {
    const tile = left.find((candidate) => showsMark(candidate, shape)) ?? 0;
    left.splice(left.indexOf(tile), 1);
    return tile;
  });
  return [...first, ...left];
}

test('pairs share an edge, beside or below each other, and do not wrap around', () => {
  const grid = gridOf('moon', 'moon', 'star', 'moon', 'star', 'moon', 'star', 'star');
  expect(touchingPairs(grid, 'moon')).toEqual([
    [0, 1],
    [1, 5],
  ]);
  expect(touchingPairs(grid, 'star').filter(([, b]) => b < 8)).toEqual([
    [2, 6],
    [6, 7],
  ]);
});
