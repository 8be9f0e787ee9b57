import { expect, test } from 'vitest';
import type { Public } from '../schema.gen.ts';
import { bestStory } from './bestStory.ts';
import { roundHeadline } from './headline.ts';
import { revealSteps, scoresAfter } from './steps.ts';

/** A revealed round of five: seat 0 told card 1, and the card of each other seat is one number higher. */
function revealed(votes: (number | null)[], gains: number[] = [0, 0, 0, 0, 0]): Public {
  const found = votes.flatMap((vote, seat) => (vote === 1 ? [seat] : []));
  const others = votes.flatMap((_, seat) => (seat === 0 ? [] : [seat]));
  return {
    ...{ phase: 'revealed', round: 2, target: 30, language: 'en', lays: 1, teller: 0, pile: 9 },
    ...{ others, scores: [10, 10, 10, 10, 10], owners: [0, 1, 2, 3, 4], votes, gains },
    verdict: { number: 1, found, found_by: 'some' },
  };
}

const BOT = 4;
const kindOf = (...votes: number[]) => roundHeadline(revealed([null, ...votes]), (seat) => seat === BOT);

test('a headline tells what was most remarkable', () => {
  expect(kindOf(1, 1, 1, 1)).toEqual({ kind: 'all' });
  expect(kindOf(3, 2, 2, 3)).toEqual({ kind: 'none' });
  expect(kindOf(1, 1, 1, 2)).toEqual({ kind: 'alone', seat: 4 });
  expect(kindOf(3, 4, 2, 1)).toEqual({ kind: 'scattered' });
  expect(kindOf(3, 1, 2, 2)).toEqual({ kind: 'one', finder: 2 });
  expect(kindOf(1, 1, 2, 2)).toEqual({ kind: 'some' });
  expect(kindOf(3, 2, 2, 2)).toEqual({ kind: 'fooled', owner: 1, votes: 3 });
  expect(kindOf(5, 5, 5, 1)).toEqual({ kind: 'bot', owner: BOT });
});

test('with two voters a vote that stands alone is nothing remarkable', () => {
  const few = { ...revealed([null, 1, 2]), owners: [0, 1, 2] };
  expect(roundHeadline(few, () => false)).toEqual({ kind: 'some' });
});

test('the reveal shows ignored decoys, then believed ones, the told card last, and pays all points', () => {
  // Seats 1 and 2 found the card, seat 3 chose card 3, seat 4 chose card 4.
  const view = revealed([null, 1, 1, 3, 4], [3, 3, 4, 1, 0]);
  const steps = revealSteps(view);
  expect(steps.map(({ kind, numbers }) => [kind, ...numbers])).toEqual([
    ['ignored', 2, 5],
    ['decoy', 3],
    ['decoy', 4],
    ['told', 1],
  ]);
  expect(steps.map(({ points }) => points)).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 1, 0],
    [3, 3, 3, 0, 0],
  ]);
  expect(scoresAfter(steps, [7, 7, 6, 9, 10])).toEqual(view.scores);
});

test('the best story was found by about half of the others', () => {
  const story = (found: number[], text: string) => ({
    ...{ teller: 0, card: text, voters: [1, 2, 3, 4], found, fooled: [] },
    clue: { type: 'written' as const, text },
  });
  const album = [story([1, 2, 3, 4], 'all'), story([1, 2], 'half'), story([1], 'one'), story([], 'none')];
  expect(bestStory(album)?.card).toBe('half');
  expect(bestStory([])).toBeNull();
});
