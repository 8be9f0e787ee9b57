import { expect, test } from 'vitest';
import { storedDay, resultLines, signsOf, withSigns } from './today.svelte.ts';

const GAMES = ['telepathic', 'rorschach', 'pareidolia'];
const whole = (date: string, stored: string | null) =>
  GAMES.reduce((day, game) => withSigns(day, game, '◆', GAMES), storedDay(date, stored));

test('there is one sign per answer, in order', () => {
  expect(signsOf([false, true])).toBe('◇◆');
});

test('a completed day starts a streak', () => {
  expect(whole('2026-11-16', null)).toMatchObject({ last: '2026-11-16', streak: 1 });
});

test('the next day continues the streak, also over the end of a month', () => {
  expect(whole('2026-12-01', JSON.stringify(whole('2026-11-30', null))).streak).toBe(2);
});

test('after a missed day the streak starts again', () => {
  expect(whole('2026-11-18', JSON.stringify(whole('2026-11-16', null))).streak).toBe(1);
});

test('an incomplete day does not count', () => {
  expect(withSigns(storedDay('2026-11-16', null), 'rorschach', '◆', GAMES).streak).toBe(0);
});

test('a new day starts without signs', () => {
  expect(storedDay('2026-11-17', JSON.stringify(whole('2026-11-16', null))).signs).toEqual({});
});

test('an unreadable stored text is ignored', () => {
  expect(storedDay('2026-11-16', 'not JSON')).toMatchObject({ signs: {}, streak: 0 });
});

test('a result is three lines', () => {
  const parts = GAMES.map((game) => ({ game, title: game.toUpperCase() }));
  const text = resultLines(whole('2026-11-16', null), parts, 'Unspoken, 16 November');
  expect(text).toBe('◆ TELEPATHIC · Unspoken, 16 November\n◆ RORSCHACH\n◆ PAREIDOLIA');
});
