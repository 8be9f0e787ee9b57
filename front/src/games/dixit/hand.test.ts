import { expect, test } from 'vitest';
import { fan, lieOpen } from './hand.ts';

test('a fan of seven leaves a finger its width of each card on the smallest phone', () => {
  const { slice, width, at } = fan(7, 320, 120);
  expect(slice).toBe(44);
  expect(at(6).x - at(0).x + width).toBeLessThanOrEqual(320);
});

test('a fan that has only so much height stays within it', () => {
  expect(fan(6, 390, 90).width * 1.5).toBeLessThanOrEqual(90);
});

test('an open hand lies in even rows, each card whole', () => {
  const { width, at } = lieOpen(7, { wide: 320, tall: 230 });
  expect(at(0).y).toBe(at(3).y);
  expect(at(6).y + width * 1.5).toBeLessThanOrEqual(230);
});
