import { expect, test } from 'vitest';
import { fitBubbles } from './fitBubbles.ts';

const ROW = { left: 100, right: 1300 };

test('a bubble is centred at its seat and stays within the row', () => {
  expect(fitBubbles([{ x: 700, width: 200 }], ROW)).toEqual([600]);
  expect(fitBubbles([{ x: 120, width: 200 }], ROW)).toEqual([100]);
  expect(fitBubbles([{ x: 1290, width: 200 }], ROW)).toEqual([1100]);
});

test('a bubble that would cover an earlier one is left out, and the next one may still fit', () => {
  const seats = [
    { x: 700, width: 300 },
    { x: 820, width: 100 },
    { x: 940, width: 100 },
  ];
  expect(fitBubbles(seats, ROW)).toEqual([550, null, 890]);
});

test('of ten seats that speak at once, those shown lie apart', () => {
  const seats = Array.from({ length: 10 }, (_, i) => ({ x: 160 + i * 120, width: 150 + (i % 3) * 60 }));
  const shown = fitBubbles(seats, ROW)
    .flatMap((left, i) => (left === null ? [] : [{ left, right: left + (seats[i]?.width ?? 0) }]))
    .sort((a, b) => a.left - b.left);
  expect(shown.length).toBeGreaterThanOrEqual(4);
  shown.slice(1).forEach((bubble, i) => expect(bubble.left).toBeGreaterThan(shown[i]?.right ?? Infinity));
});
