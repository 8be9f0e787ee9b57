import { expect, test } from 'vitest';
import golden from './preview.golden.json';
import { lay, majority, sealable, voices } from './preview.ts';
import type { Mark, Symbol } from './schema.gen.ts';

const BLOTS = ['first', 'second', 'third'];
const [TRIANGLE, CIRCLE, WAVES] = [
  { image: 'first', symbol: 'triangle' },
  { image: 'second', symbol: 'circle' },
  { image: 'third', symbol: 'waves' },
] as const satisfies readonly Mark[];

test.each(golden.voices)('of $deciders with bots $bots the voices are $voices', (team) => {
  const counted = voices(team.deciders, (seat) => team.bots.includes(seat));
  expect([counted, majority(counted.length)]).toEqual([team.voices, team.needed]);
});

test.each(golden.matchings)('stones laid as %s, %s, %s are what the subject may seal', (...symbols) => {
  const laid = symbols.reduce<Mark[]>((so, symbol, i) => lay(so, symbol as Symbol, BLOTS[i] ?? ''), []);
  expect(sealable(laid, BLOTS)).toEqual(symbols);
});

test.each(BLOTS)('a stone that is moved to the %s blot leaves a matching that may be sealed', (image) => {
  const moved = sealable(lay([TRIANGLE, CIRCLE, WAVES], 'circle', image), BLOTS);
  expect(golden.matchings).toContainEqual(moved);
});

test('a stone that takes the place of a laid one sends it to its own', () => {
  expect(lay([TRIANGLE, CIRCLE], 'circle', 'first')).toEqual([
    { image: 'second', symbol: 'triangle' },
    { image: 'first', symbol: 'circle' },
  ]);
});

test('a stone from its word that takes the place of a laid one sends it back to its word', () => {
  expect(lay([TRIANGLE], 'waves', 'first')).toEqual([{ image: 'first', symbol: 'waves' }]);
});

test('a stone laid where it lies stays there', () => {
  expect(lay([TRIANGLE, CIRCLE], 'circle', 'second')).toEqual([TRIANGLE, CIRCLE]);
});

test('while a blot is bare there is nothing to seal', () => {
  expect(sealable([TRIANGLE, WAVES], BLOTS)).toBeNull();
});
