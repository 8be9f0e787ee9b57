import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const ordered = (places: number[]) => [...places].sort((a, b) => a - b);
const gaps = (places: number[]) =>
  ordered(places)
    .slice(1)
    .map((place, at) => place - (ordered(places)[at] ?? 0));

test('whoever has room stands where they want to', () => {
  expect(apart([100, 20, 200], 40, 0, 300)).toEqual([100, 20, 200]);
});

test('equals stand side by side around their place, in the order given', () => {
  expect(apart([100, 100, 100], 40, 0, 300)).toEqual([60, 100, 140]);
});

test('nobody stands beyond the ends', () => {
  expect(apart([0, 0, 300, 300], 40, 0, 300)).toEqual([0, 40, 260, 300]);
});

test.each([
  ['all at the start', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['two crowds', [10, 10, 10, 10, 20, 20, 20, 20]],
  ['a crowd before the end', [280, 285, 290, 295, 299, 300, 300, 300]],
])('eight never cover each other: %s', (_which, wishes) => {
  const places = apart(wishes, 40, 0, 300);
  expect(Math.min(...gaps(places))).toBeCloseTo(40);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(300);
});

test('where there is too little room for all, they share what there is', () => {
  expect(Math.min(...gaps(apart([0, 0, 0, 0], 40, 0, 90)))).toBeCloseTo(30);
});
