import { expect, it } from 'vitest';
import type { Ending, Public } from '../schema.gen.ts';
import { endingHeadline } from './endingHeadline.ts';

const ended = (ending: Partial<Ending>, more: Partial<Public> = {}): Public => ({
  mode: 'standard',
  phase: 'over',
  roles: [],
  actions: [],
  partners: [],
  secrets: [],
  turn: 9,
  turns: Array.from({ length: 9 }, () => ({ hander: 0, performer: 1, row: [], card: 'row-east', on: 0 })),
  ending: { reason: 'announcement', winners: [], lines: [], guesses: [], ...ending },
  ...more,
});
const guess = (right: boolean) => ({ by: 0, of: 1, name: 'sun' as const, right });

it.each([
  ['tele-tv-won', ended({ winners: [0, 1] })],
  ['tele-tv-quick', ended({ winners: [0, 1] }, { turns: [] })],
  ['tele-tv-names', ended({ guesses: [guess(true), guess(false)] })],
  ['tele-tv-grid', ended({ guesses: [guess(true), guess(true)] })],
  ['tele-tv-lose', ended({ reason: 'lose-condition' })],
  ['tele-tv-team-right', ended({ winners: [0, 2] }, { mode: 'opposed', named: [{ seat: 0, names: [] }] })],
  ['tele-tv-team-wrong', ended({ winners: [1, 3] }, { mode: 'opposed', named: [{ seat: 0, names: [] }] })],
  [null, ended({ reason: 'unattended' })],
])('is %s', (expected, view) => {
  expect(endingHeadline(view)).toBe(expected);
});
