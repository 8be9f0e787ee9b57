import { expect, test } from 'vitest';
import { t } from '@words';
import type { BoardProps } from './module.ts';
import { PlayState } from './play.ts';

const chairs = ['Ada', 'Fern', 'Moth'].map((name) => ({ name, seal: 0, bot: true }));
const play = (replayed: boolean) =>
  new PlayState(() => ({ seat: 1, chairs, away: [], replayed }) as unknown as BoardProps);

test('a player is "you" among names', () => {
  expect(play(false).names([1])).toBe(t('you-in-a-sentence'));
});

test('a replay names everybody, because its viewer may be anybody', () => {
  expect(play(true).names([1])).toBe('Fern');
});
