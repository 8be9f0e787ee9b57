import { expect, test } from 'vitest';
import { fitCards } from './fitCards.ts';

const space = { wide: 600, tall: 600, gap: 0, spaceBelow: 0, maxWidth: 1000 };

test('one card takes the whole height', () => {
  expect(fitCards(1, space)).toEqual({ width: 400, columns: 1 });
});

test('rows are even', () => {
  expect(fitCards(6, space)).toEqual({ width: 200, columns: 3 });
});

test('a low space has one row', () => {
  expect(fitCards(4, { ...space, tall: 150 })).toEqual({ width: 100, columns: 4 });
});

test('a narrow space has one column', () => {
  expect(fitCards(3, { ...space, wide: 100, tall: 900 })).toEqual({ width: 100, columns: 1 });
});

test('a card is no wider than the maximum', () => {
  expect(fitCards(2, { ...space, maxWidth: 104 }).width).toBe(104);
});

test('space below a card reduces its height', () => {
  expect(fitCards(1, { ...space, spaceBelow: 60 }).width).toBe(360);
});

test('gaps reduce the width', () => {
  expect(fitCards(2, { ...space, tall: 300, gap: 240 })).toEqual({ width: 180, columns: 2 });
});

test('a card is never too small to touch', () => {
  expect(fitCards(8, { ...space, wide: 90, tall: 90 }).width).toBe(44);
});
