import { expect, test } from 'vitest';
import { nudgesOf } from './nudges.ts';
import type { SolidPiece } from '../preview.ts';

const at = (piece: number, x: number, y: number): SolidPiece => ({
  piece,
  pose: { x, y, turn: 0, flip: false },
  discs: [[0, 0, 200]],
});

test('a single cloud can be nudged from each side, through its centre', () => {
  const cloud = at(0, 3000, 2000);
  expect(nudgesOf([cloud], null, cloud)).toEqual([
    { side: 'left', stroke: { from: { x: 2700, y: 2000 }, to: { x: 3000, y: 2000 } } },
    { side: 'above', stroke: { from: { x: 3000, y: 1700 }, to: { x: 3000, y: 2000 } } },
    { side: 'right', stroke: { from: { x: 3300, y: 2000 }, to: { x: 3000, y: 2000 } } },
    { side: 'below', stroke: { from: { x: 3000, y: 2300 }, to: { x: 3000, y: 2000 } } },
  ]);
});

test('no line starts on another cloud or outside the sky', () => {
  const cloud = at(0, 200, 2000);
  const sides = nudgesOf([cloud, at(1, 620, 2000)], null, cloud).map(({ side }) => side);
  expect(sides).toEqual(['above', 'below']);
});

test('a protected piece is not nudged', () => {
  const cloud = at(0, 3000, 2000);
  expect(nudgesOf([cloud], { pieces: [0] }, cloud)).toEqual([]);
});
