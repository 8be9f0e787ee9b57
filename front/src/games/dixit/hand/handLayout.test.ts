import { expect, test } from 'vitest';
import { fan, sideBySide } from './handLayout.ts';

test('a fan of seven cards leaves each wide enough to touch on the smallest phone', () => {
  const { slice, width, at } = fan(7, 320, 120);
  expect(slice).toBe(44);
  expect(at(6).x - at(0).x + width).toBeLessThanOrEqual(320);
});

test('a fan stays within a given height', () => {
  expect(fan(6, 390, 90).width * 1.5).toBeLessThanOrEqual(90);
});

test.each([6, 7])('a fan of %i cards on a desk is whole', (count) => {
  const { width, at } = fan(count, 1280, 280);
  const { y, turn } = at(count - 1);
  const angle = (turn * Math.PI) / 180;
  const corner = y + width * (0.75 + 0.75 * Math.cos(angle) + 0.5 * Math.sin(angle));
  expect(corner).toBeLessThanOrEqual(280);
});

test('a hand side by side lies in even rows within the space', () => {
  const { width, at } = sideBySide(7, { wide: 320, tall: 230 });
  expect(at(0).y).toBe(at(3).y);
  expect(at(6).y + width * 1.5).toBeLessThanOrEqual(230);
});
