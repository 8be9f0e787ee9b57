import { expect, test } from 'vitest';
import { remarks } from './remarks.ts';
import type { Story } from './schema.gen.ts';

/** A round of four that somebody told: by whom it was found, and how many votes each one's own card drew. */
function story(teller: number, found: number[], fooled = [0, 0, 0, 0], clue = 'hush'): Story {
  const voters = [0, 1, 2, 3].filter((seat) => seat !== teller);
  return { teller, card: 'card', clue: { type: 'written', text: clue }, voters, found, fooled };
}

const kinds = (album: Story[]) => remarks(album, 4).map((remark) => remark.kind);

test('an album without stories says nothing', () => {
  expect(remarks([], 4)).toEqual([]);
});

test('who found a card once is no reader of minds yet', () => {
  expect(kinds([story(0, [1])])).not.toContain('mind');
});

test('who found each card of one teller has read their mind', () => {
  expect(remarks([story(0, [1, 2]), story(0, [1])], 4)[0]).toEqual({
    kind: 'mind',
    reader: 1,
    teller: 0,
    times: 2,
  });
});

test('a mind that three have read is no secret', () => {
  expect(kinds([story(0, [1, 2, 3]), story(0, [1, 2, 3])])).not.toContain('mind');
});

test('who found most is told out of the rounds in which they looked', () => {
  const album = [story(0, [1]), story(1, [0, 2]), story(2, [1])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'found', seats: [1], times: 2, of: 2 });
});

test('two who found as many are not set above each other', () => {
  expect(kinds([story(0, [1]), story(1, [0])])).not.toContain('found');
});

test('whoever led most votes astray is named', () => {
  const album = [story(0, [1], [0, 0, 2, 0]), story(1, [2], [1, 0, 0, 0])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'fooled', seats: [2], votes: 2 });
});

test('where nobody was fooled, nobody fooled most', () => {
  expect(kinds([story(0, [1, 2, 3])])).not.toContain('fooled');
});

test('of the clues that nobody found, the last is remembered', () => {
  const album = [story(0, [], undefined, 'fog'), story(1, [], undefined, 'moth'), story(2, [0])];
  expect(remarks(album, 4)).toContainEqual({ kind: 'unfound', clue: { type: 'written', text: 'moth' } });
});

test('a sound that nobody found cannot be quoted', () => {
  const hummed: Story = { ...story(0, []), clue: { type: 'recorded', sound: '00' } };
  expect(kinds([hummed])).not.toContain('unfound');
});
