/** Until when a table waits, in words that a page has a sentence for. */
export interface ShownDeadline {
  day: 'today' | 'tomorrow' | 'later';
  /** The day of the week, from 0 for Sunday. */
  weekday: number;
  part: 'morning' | 'afternoon' | 'evening';
}

const NOON = 12;
const EVENING = 18;
const DAY = 24 * 60 * 60 * 1000;

/** Return how a deadline is called, by this browser's clock. */
export function shownDeadline(until: Date, now: Date): ShownDeadline {
  // Noon, so that the hour of a clock change does not matter.
  const noonOf = (date: Date) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate(), NOON).getTime();
  const days = Math.round((noonOf(until) - noonOf(now)) / DAY);
  const hour = until.getHours();
  return {
    day: days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
    weekday: until.getDay(),
    part: hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening',
  };
}
