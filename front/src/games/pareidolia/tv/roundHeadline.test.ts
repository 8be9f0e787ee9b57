import { expect, it } from 'vitest';
import type { LyingPiece, Public, RoundSummary, SaidGuess } from '../schema.gen.ts';
import { bestSky, roundHeadline } from './roundHeadline.ts';

const clouds = (count: number): LyingPiece[] =>
  Array.from({ length: count }, (_, piece) => ({ piece, pose: { x: 0, y: 0, turn: 0, flip: false } }));
const guesses = (count: number): SaidGuess[] => Array.from({ length: count }, () => ({ seat: 2, text: 'a' }));
const shown = (more: Partial<Public>): Public => ({
  phase: 'shown',
  round: 1,
  rounds: 4,
  clouds: 'clouds',
  shapes: [],
  discs: {},
  droplets: [],
  language: 'en',
  sky: clouds(9),
  ...more,
});

it.each([
  ['par-tv-swift', shown({ found: 2, guesses: guesses(2) })],
  ['par-tv-crowd', shown({ found: 9, guesses: guesses(3), earlier_guesses: 6 })],
  ['par-tv-few', shown({ found: 4, guesses: guesses(4), sky: clouds(3) })],
  ['par-tv-found', shown({ found: 4, guesses: guesses(4) })],
  ['par-tv-missed', shown({ guesses: guesses(4) })],
  ['par-tv-silent', shown({})],
  ['par-tv-denied', shown({ guesses: guesses(4), denied: [0] })],
])('the headline is %s', (expected, view) => {
  expect(roundHeadline(view)).toBe(expected);
});

it('the best sky was found with the fewest clouds', () => {
  const round = (finder: number | null, count: number): RoundSummary => ({
    artist: 0,
    second: 1,
    word: {},
    finder,
    guess: null,
    questions: [],
    sky: clouds(count),
  });
  const lost = round(null, 12);
  const found = round(2, 4);
  expect(bestSky([lost, round(3, 7), found])).toBe(found);
  expect(bestSky([round(null, 2), lost])).toBe(lost);
  expect(bestSky([])).toBeNull();
});
