import { expect, test } from 'vitest';
import type { BoardProps } from '@games';
import { Play } from './play.svelte.ts';

const LYING = Array.from({ length: 16 }, (_, tile) => tile);
const TRIED = [...LYING].reverse();
const table = (phase: string) =>
  ({
    seat: 0,
    chairs: [],
    away: [],
    view: { phase, grid: LYING, grids: [LYING], previews: [TRIED, TRIED, TRIED, TRIED], roles: [] },
    mine: {},
    asks: [{ key: 'perform-1', answers: ['perform'], choices: [] }],
  }) as unknown as BoardProps;

test('who has looked back at a game sees in the next one what is tried out', () => {
  const play = new Play(() => table('performing'));
  play.at = 0;
  play.turnPage();
  play.on = 1;
  expect(play.grid).toEqual(TRIED);
});

test('looking back goes on while the game is over', () => {
  const play = new Play(() => table('over'));
  play.at = 0;
  play.turnPage();
  expect(play.at).toBe(0);
});

test.each([
  [[], true],
  [[1], false],
])('where %j are away, a director proposes: %s', (away, proposes) => {
  const view = { roles: ['director', 'director', 'shape'] };
  const play = new Play(() => ({ ...table('handing'), view, away }));
  expect(play.proposing).toBe(proposes);
});
