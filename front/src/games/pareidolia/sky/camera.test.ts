import { expect, test } from 'vitest';
import { cameraFor, pixelAt, skyAt } from './camera.ts';
import { SKY } from '../schema.gen.ts';

const SCREEN = { x: 360, y: 300 };

test.each([0, 15, -90, 180])('skyAt inverts pixelAt with a view turned by %i degrees', (turn) => {
  const camera = cameraFor([{ x: 1000, y: 700 }], SCREEN, turn, false);
  const there = skyAt(camera, SCREEN, pixelAt(camera, SCREEN, { x: 1234, y: 567 }));
  expect([there.x, there.y]).toEqual([expect.closeTo(1234), expect.closeTo(567)]);
});

test.each([0, 90])('the whole sky turned by %i degrees fits on the screen', (turn) => {
  const camera = cameraFor([], SCREEN, turn, true);
  const corner = pixelAt(camera, SCREEN, { x: SKY.width, y: SKY.height });
  expect([corner.x, corner.y].every((at) => at > -0.01 && at < SCREEN.x + 0.01)).toBe(true);
});

test('an empty sky is shown from its centre', () => {
  const { x, y } = cameraFor([], SCREEN, 0, false);
  expect({ x, y }).toEqual({ x: SKY.width / 2, y: SKY.height / 2 });
});
