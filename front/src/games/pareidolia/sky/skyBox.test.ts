import { expect, test } from 'vitest';
import { SKY } from '../schema.gen.ts';
import { skyBox } from './skyBox.ts';

const lying = (x: number, y: number) => ({ x, y, turn: 0, flip: false });

test.each([
  ['one piece', [lying(500, 3500)]],
  ['a tall drawing', [lying(3000, 300), lying(3000, 3700)]],
  ['a wide drawing', [lying(0, 2000), lying(6000, 2000)]],
])('%s is shown whole, with the aspect ratio of the sky', (_what, poses) => {
  const { x, y, width, height } = skyBox(poses);
  expect(width / height).toBeCloseTo(SKY.width / SKY.height);
  for (const pose of poses) {
    expect(pose.x).toBeGreaterThan(x);
    expect(pose.x).toBeLessThan(x + width);
    expect(pose.y).toBeGreaterThan(y);
    expect(pose.y).toBeLessThan(y + height);
  }
});

test('an empty sky is shown whole', () => {
  expect(skyBox([])).toEqual({ x: 0, y: 0, width: SKY.width, height: SKY.height });
});
