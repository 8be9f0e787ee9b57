import { expect, test } from 'vitest';
import { duration, size } from './amounts.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [192, '3 hr 12 min'],
  [1440, '1 day'],
  [3000, '2 days 2 hr'],
])('%i minutes are %s', (minutes, text) => {
  expect(duration(minutes)).toBe(text);
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [3140, '3.1 kB'],
  [41_000_000_000, '41 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(size(bytes)).toBe(text);
});
