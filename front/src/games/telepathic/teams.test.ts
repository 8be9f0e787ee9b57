import { expect, test } from 'vitest';
import { loadGameMessages } from '@words';
import type { Mode, Public } from './schema.gen.ts';
import { teams } from './teams.ts';

await loadGameMessages('telepathic');

const numbers = (mode: Mode, roles: Public['roles'], partners: Public['partners']) =>
  teams.inPlay({ mode, roles, partners } as Public)?.map((team) => team.number);

test('players who sit opposite each other are a team', () => {
  expect(numbers('opposed', ['colour', 'colour', 'shape', 'shape'], [2, 3, 0, 1])).toEqual([0, 1, 0, 1]);
});

test('directors and partners are different teams', () => {
  expect(numbers('director', ['colour', 'shape', 'director'], [1, 0, null])).toEqual([0, 0, 1]);
});

test('the standard mode has no teams', () => {
  expect(numbers('standard', ['colour', 'shape'], [1, 0])).toBeUndefined();
});

test('the standard mode is seated as one team', () => {
  expect(teams.seating({}).teams.map((team) => team?.name)).toEqual(['Partners']);
});
