import { expect, test } from 'vitest';
import { remarks } from './remarks.ts';
import type { Story } from '../schema.gen.ts';

/** A story in a game of four: who found the card, and how many votes each seat's decoy drew. */
function story(teller: number, found: number[], fooled = [0, 0, 0, 0], clue = 'hush'): Story {
  const voters = [0, 1, 2, 3].filter((seat) => seat !== teller);
  return { teller, card: 'card', clue: { type: 'written', text: clue }, voters, found, fooled };
}

const kinds = (album: Story[]) => remarks(album, 4).map((remark) => remark.kind);

test('an empty album has no remarks', () => {
  expect(remarks([], 4)).toEqual([]);
});

test('one found card makes no mind reader', () => {
  expect(kinds([story(0, [1])])).not.toContain('mind');
});

test('finding every card of a teller twice makes a mind reader', () => {
  expect(remarks([story(0, [1, 2]), story(0, [1])], 4)[0]).toEqual({
    kind: 'mind',
    reader: 1,
    teller: 0,
    times: 2,
  });
});

test('three mind readers of one teller are no remark', () => {
  expect(kinds([story(0, [1, 2, 3]), story(0, [1, 2, 3])])).not.toContain('mind');
});

test('the most found cards are counted out of the rounds with a vote', () => {
  const album = [story(0, [1]), story(1, [0, 2]), story(2, [1])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'found', seats: [1], times: 2, of: 2 });
});

test('a tie for the most found cards is no remark', () => {
  expect(kinds([story(0, [1]), story(1, [0])])).not.toContain('found');
});

test('the seat whose decoys drew the most votes is named', () => {
  const album = [story(0, [1], [0, 0, 2, 0]), story(1, [2], [1, 0, 0, 0])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'fooled', seats: [2], votes: 2 });
});

test('without fooled votes there is no remark on them', () => {
  expect(kinds([story(0, [1, 2, 3])])).not.toContain('fooled');
});

test('the last clue that nobody found is remarked on', () => {
  const album = [story(0, [], undefined, 'fog'), story(1, [], undefined, 'moth'), story(2, [0])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'unfound', clue: { type: 'written', text: 'moth' } });
});

test('a recorded clue that nobody found is not quoted', () => {
  const hummed: Story = { ...story(0, []), clue: { type: 'recorded', sound: '00' } };
  expect(kinds([hummed])).not.toContain('unfound');
});
