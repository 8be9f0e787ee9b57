import { expect, test } from 'vitest';
import { keptDay, resultLines, signsOf, withSigns } from './today.svelte.ts';

const GAMES = ['telepathic', 'rorschach', 'pareidolia'];
const whole = (date: string, stored: string | null) =>
  GAMES.reduce((day, game) => withSigns(day, game, '◆', GAMES), keptDay(date, stored));

test('signs tell what was right, in the order in which it was asked', () => {
  expect(signsOf([false, true])).toBe('◇◆');
});

test('a day that is played to its end is the first of a row', () => {
  expect(whole('2026-11-16', null)).toMatchObject({ last: '2026-11-16', streak: 1 });
});

test('the day after it is the second, also over the end of a month', () => {
  expect(whole('2026-12-01', JSON.stringify(whole('2026-11-30', null))).streak).toBe(2);
});

test('a day that was left out begins a new row', () => {
  expect(whole('2026-11-18', JSON.stringify(whole('2026-11-16', null))).streak).toBe(1);
});

test('a day that is not played to its end does not count', () => {
  expect(withSigns(keptDay('2026-11-16', null), 'rorschach', '◆', GAMES).streak).toBe(0);
});

test('another day begins without signs', () => {
  expect(keptDay('2026-11-17', JSON.stringify(whole('2026-11-16', null))).signs).toEqual({});
});

test('what cannot be read is forgotten', () => {
  expect(keptDay('2026-11-16', 'not JSON')).toMatchObject({ signs: {}, streak: 0 });
});

test('a result is three lines', () => {
  const parts = GAMES.map((game) => ({ game, title: game.toUpperCase() }));
  const text = resultLines(whole('2026-11-16', null), parts, 'Unspoken, 16 November');
  expect(text).toBe('◆ TELEPATHIC · Unspoken, 16 November\n◆ RORSCHACH\n◆ PAREIDOLIA');
});
