import { expect, test } from 'vitest';
import { fitBoard } from './boardFit.ts';

const tv = { wide: 940, tall: 690, gap: 14, headTall: 84, headWide: 236, margin: 12 };
const squarish = { wide: 916, tall: 640, gap: 14, headTall: 68, headWide: 236, margin: 12 };

test.each([5, 6])('%i cards are larger with the headline beside them', (count) => {
  for (const space of [tv, squarish]) {
    const { width, columns, beside } = fitBoard(count, space);
    expect(beside).toBe(true);
    expect(columns).toBe(3);
    expect(width * columns + space.gap * 4 + space.headWide).toBeLessThanOrEqual(space.wide);
    expect(width * 1.5).toBeGreaterThanOrEqual(720 * 0.4);
  }
});

test.each([3, 4, 8])('%i cards leave no column free', (count) => {
  expect(fitBoard(count, tv).beside).toBe(false);
});
