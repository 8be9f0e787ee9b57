import { expect, test } from 'vitest';
import { fit } from './fit.ts';

const space = { wide: 600, tall: 600, gap: 0, under: 0, most: 1000 };

test('one card takes all the height that there is', () => {
  expect(fit(1, space)).toEqual({ width: 400, columns: 1 });
});

test('rows are as even as can be', () => {
  expect(fit(6, space)).toEqual({ width: 200, columns: 3 });
});

test('a low space has one row', () => {
  expect(fit(4, { ...space, tall: 150 })).toEqual({ width: 100, columns: 4 });
});

test('a narrow space has one column', () => {
  expect(fit(3, { ...space, wide: 100, tall: 900 })).toEqual({ width: 100, columns: 1 });
});

test('no card becomes wider than it should', () => {
  expect(fit(2, { ...space, most: 104 }).width).toBe(104);
});

test('what stands under a card takes of its height', () => {
  expect(fit(1, { ...space, under: 60 }).width).toBe(360);
});

test('gaps take of the width', () => {
  expect(fit(2, { ...space, tall: 300, gap: 240 })).toEqual({ width: 180, columns: 2 });
});

test('no card becomes too small to be touched', () => {
  expect(fit(8, { ...space, wide: 90, tall: 90 }).width).toBe(44);
});
