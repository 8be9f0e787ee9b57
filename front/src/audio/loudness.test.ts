import { expect, test } from 'vitest';
import { loudnessOf } from './loudness.ts';

test('the loudness is zero in silence and grows by a step per decibel', () => {
  expect(loudnessOf(new Float32Array(100))).toBe(0);
  expect(loudnessOf(new Float32Array(100).fill(1))).toBeCloseTo(127);
  expect(loudnessOf(new Float32Array(100).fill(0.1))).toBeCloseTo(107);
});
