import { expect, test } from 'vitest';
import {
  localDate,
  readRecord,
  shareText,
  streakOn,
  withBrowserKey,
  withPart,
  type TodayRecord,
} from './today.ts';

const GAMES = ['telepathic', 'rorschach', 'pareidolia'];
const played = (game: string) => ({ game, verdict: 'right', part: {}, answer: {}, reply: {} }) as const;
const complete = (date: string, before = readRecord(date, null), local: string | null = date) =>
  GAMES.reduce((record, game) => withPart(record, date, played(game), GAMES, local), before);
const reread = (date: string, record: TodayRecord) => readRecord(date, JSON.stringify(record));

test('a completed day starts a streak', () => {
  expect(complete('2026-11-16')).toMatchObject({ last: '2026-11-16', streak: 1, best: 1 });
});

test('the next day continues the streak, also over the end of a month', () => {
  const first = complete('2026-11-30');
  expect(complete('2026-12-01', reread('2026-12-01', first))).toMatchObject({ streak: 2, best: 2 });
});

test('after a missed day the streak starts again, and the best one stays', () => {
  const two = complete('2026-11-17', complete('2026-11-16'));
  expect(complete('2026-11-19', two)).toMatchObject({ streak: 1, best: 2 });
});

test('two evenings in a row count, even if a day in UTC lies between them', () => {
  // In California: Monday afternoon is Monday in UTC, Tuesday evening is Wednesday.
  const monday = complete('2026-11-16', undefined, '2026-11-16');
  expect(complete('2026-11-18', monday, '2026-11-17').streak).toBe(2);
  expect(streakOn(monday, '2026-11-18', '2026-11-17')).toBe(1);
  expect(streakOn(monday, '2026-11-18', '2026-11-18')).toBe(0);
});

test('a day that is completed twice, or after a later day, counts once', () => {
  const day = complete('2026-11-17');
  expect(complete('2026-11-17', day).streak).toBe(1);
  expect(complete('2026-11-16', day).streak).toBe(1);
});

test('a puzzle from the archive is remembered, but does not count', () => {
  const record = complete('2026-11-10', readRecord('2026-11-17', null), null);
  expect(record).toMatchObject({ streak: 0, last: '' });
  expect(Object.keys(record.days['2026-11-10'] ?? {})).toEqual(GAMES);
});

test('an incomplete day does not count', () => {
  const record = withPart(readRecord('2026-11-16', null), '2026-11-16', played('rorschach'), GAMES, 'x');
  expect(record.streak).toBe(0);
});

test('days older than the archive are forgotten, and the streak is not', () => {
  const record = reread('2026-12-17', complete('2026-11-16'));
  expect([record.days, record.best]).toEqual([{}, 1]);
  expect(reread('2026-12-16', complete('2026-11-16')).days).toHaveProperty('2026-11-16');
});

test('the record of an earlier version keeps its streak', () => {
  const old = JSON.stringify({ date: '2026-11-15', signs: {}, last: '2026-11-15', streak: 4 });
  expect(complete('2026-11-16', readRecord('2026-11-16', old))).toMatchObject({ streak: 5, best: 5 });
});

test('an unreadable stored text is ignored', () => {
  expect(readRecord('2026-11-16', 'not JSON')).toMatchObject({ days: {}, streak: 0 });
});

test('the key for counting is new every day', () => {
  const first = withBrowserKey(readRecord('2026-11-16', null), '2026-11-16');
  expect(first.browser.key).toMatch(/^[0-9a-f]{32}$/);
  expect(withBrowserKey(first, '2026-11-16')).toBe(first);
  expect(withBrowserKey(first, '2026-11-17').browser.key).not.toBe(first.browser.key);
});

test('the own date is not the date in UTC', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('the shared text has one sign per part and no word of an answer', () => {
  const text = shareText('Unspoken · 16 November', ['right', 'nearly', 'wrong'], 'Three days in a row');
  expect(text).toBe('Unspoken · 16 November\n🌕🌗🌑\nThree days in a row');
});
