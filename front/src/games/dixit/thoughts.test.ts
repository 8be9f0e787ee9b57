import { expect, test } from 'vitest';
import type { Thought } from '@wire';
import { loadGameMessages } from '@words';
import { thoughtText } from './thoughts.ts';

await loadGameMessages('dixit');

const voted = (seat: number, theme: string): Thought => ({
  seat,
  key: 'vote-3',
  why: { code: 'vote', facts: { number: 2, card: 'a1b2', clue: 'the last ferry', theme } },
});

test('bots who thought the same say it in different words, and always in the same ones', () => {
  const sentences = [0, 1, 2, 3].map((seat) => thoughtText(voted(seat, 'farewells')));
  expect(new Set(sentences).size).toBe(4);
  expect([0, 1, 2, 3].map((seat) => thoughtText(voted(seat, 'farewells')))).toEqual(sentences);
});

test.each(['farewells', ''])('every phrasing names the clue and the card (theme "%s")', (theme) => {
  for (const seat of [0, 1, 2, 3]) {
    const sentence = thoughtText(voted(seat, theme));
    expect(sentence).toContain('the last ferry');
    expect(sentence).toMatch(/\b2\b/);
  }
});
