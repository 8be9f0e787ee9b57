import { expect, test } from 'vitest';
import { longestWord, nameWidth } from './textWidth.ts';

test('the longest word counts, not the whole text', () => {
  expect(longestWord('Aleksandra Konstantynowa')).toBe(longestWord('Konstantynowa'));
  expect(longestWord('Ola Fern')).toBeLessThan(longestWord('Konstantynowa'));
});

test('narrow letters take less room than wide ones', () => {
  expect(longestWord('illi')).toBeLessThan(longestWord('anna'));
  expect(longestWord('anna')).toBeLessThan(longestWord('mwmw'));
});

test('a mark widens the first word alone', () => {
  expect(nameWidth('Fern', true)).toBeGreaterThan(nameWidth('Fern', false));
  expect(nameWidth('Ola Konstantynowa', true)).toBe(longestWord('Konstantynowa'));
});

test('an empty text has a width to divide by', () => {
  expect(longestWord('')).toBeGreaterThan(0);
});
