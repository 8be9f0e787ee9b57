import { expect, test } from 'vitest';
import { spaceOut } from './spaceOut.ts';

const ordered = (places: number[]) => [...places].sort((a, b) => a - b);
const gaps = (places: number[]) =>
  ordered(places)
    .slice(1)
    .map((place, at) => place - (ordered(places)[at] ?? 0));

test('targets with enough room are kept', () => {
  expect(spaceOut([100, 20, 200], 40, 0, 300)).toEqual([100, 20, 200]);
});

test('equal targets are centred on their position, in the order given', () => {
  expect(spaceOut([100, 100, 100], 40, 0, 300)).toEqual([60, 100, 140]);
});

test('no position is beyond the ends', () => {
  expect(spaceOut([0, 0, 300, 300], 40, 0, 300)).toEqual([0, 40, 260, 300]);
});

test.each([
  ['all at the start', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['two crowds', [10, 10, 10, 10, 20, 20, 20, 20]],
  ['a crowd before the end', [280, 285, 290, 295, 299, 300, 300, 300]],
])('eight positions never overlap: %s', (_which, targets) => {
  const places = spaceOut(targets, 40, 0, 300);
  expect(Math.min(...gaps(places))).toBeCloseTo(40);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(300);
});

test('with too little room, the gap shrinks', () => {
  expect(Math.min(...gaps(spaceOut([0, 0, 0, 0], 40, 0, 90)))).toBeCloseTo(30);
});
