import { expect, test } from 'vitest';
import { shownDeadline } from './deadline.ts';

const NOW = new Date(2026, 2, 27, 21, 30);

test.each([
  [new Date(2026, 2, 27, 21, 59), 'today', 5, 'evening'],
  [new Date(2026, 2, 28, 8, 0), 'tomorrow', 6, 'morning'],
  [new Date(2026, 2, 29, 12, 0), 'later', 0, 'afternoon'],
  [new Date(2026, 2, 26, 9, 0), 'today', 4, 'morning'],
] as const)('a deadline has a name, also across a change of the clock: %s', (until, day, weekday, part) => {
  expect(shownDeadline(until, NOW)).toEqual({ day, weekday, part });
});
