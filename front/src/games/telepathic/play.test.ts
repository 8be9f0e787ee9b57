import { expect, test } from 'vitest';
import type { BoardProps } from '@games';
import { Play } from './play.svelte.ts';

const CURRENT = Array.from({ length: 16 }, (_, tile) => tile);
const PREVIEW = [...CURRENT].reverse();
const table = (phase: string) =>
  ({
    seat: 0,
    chairs: [],
    away: [],
    view: {
      phase,
      grid: CURRENT,
      grids: [CURRENT],
      previews: [PREVIEW, PREVIEW, PREVIEW, PREVIEW],
      roles: [],
    },
    mine: {},
    questions: { asks: [{ key: 'perform-1', answers: ['perform'], choices: [] }] },
  }) as unknown as BoardProps;

test('a new game shows previews after a replay of the last one', () => {
  const play = new Play(() => table('performing'));
  play.replayedTurn = 0;
  play.resetSelections();
  play.selectedSet = 1;
  expect(play.grid).toEqual(PREVIEW);
});

test('a replay stays open while the game is over', () => {
  const play = new Play(() => table('over'));
  play.replayedTurn = 0;
  play.resetSelections();
  expect(play.replayedTurn).toBe(0);
});

test.each([
  [[], true],
  [[1], false],
])('with seats %j away, a director proposes: %s', (away, proposes) => {
  const view = { roles: ['director', 'director', 'shape'] };
  const play = new Play(() => ({ ...table('handing'), view, away }));
  expect(play.proposing).toBe(proposes);
});
