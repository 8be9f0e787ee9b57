import { expect, test } from 'vitest';
import { spokenTogether } from './spoken.ts';

test('a text without a full stop gets one, and empty texts are skipped', () => {
  expect(spokenTogether('', 'Jan is reading the word', undefined, 'Round 1 of 12')).toBe(
    'Jan is reading the word. Round 1 of 12.',
  );
  expect(spokenTogether('What do you see?', 'Only you will know.')).toBe(
    'What do you see? Only you will know.',
  );
});
