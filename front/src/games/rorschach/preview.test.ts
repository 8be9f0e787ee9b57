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

test.each(golden.voices)('of the deciders $deciders with bots $bots, $voices have a vote', (team) => {
  const counted = voices(team.deciders, (seat) => team.bots.includes(seat));
  expect([counted, majority(counted.length)]).toEqual([team.voices, team.needed]);
});

test.each(golden.matchings)('stones laid as %s, %s, %s can be sealed', (...symbols) => {
  const laid = symbols.reduce<Mark[]>((so, symbol, i) => lay(so, symbol as Symbol, BLOTS[i] ?? ''), []);
  expect(sealable(laid, BLOTS)).toEqual(symbols);
});

test.each(BLOTS)('a matching can be sealed after a stone is moved to the %s blot', (image) => {
  const moved = sealable(lay([TRIANGLE, CIRCLE, WAVES], 'circle', image), BLOTS);
  expect(golden.matchings).toContainEqual(moved);
});

test('a laid stone swaps places with the stone on its new blot', () => {
  expect(lay([TRIANGLE, CIRCLE], 'circle', 'first')).toEqual([
    { image: 'second', symbol: 'triangle' },
    { image: 'first', symbol: 'circle' },
  ]);
});

test('a stone from its word sends the stone on its new blot back to its word', () => {
  expect(lay([TRIANGLE], 'waves', 'first')).toEqual([{ image: 'first', symbol: 'waves' }]);
});

test('a stone laid on its own blot stays there', () => {
  expect(lay([TRIANGLE, CIRCLE], 'circle', 'second')).toEqual([TRIANGLE, CIRCLE]);
});

test('a matching with an empty blot cannot be sealed', () => {
  expect(sealable([TRIANGLE, WAVES], BLOTS)).toBeNull();
});
