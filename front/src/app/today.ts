import type { Verdict } from '@games';
import { readStored, writeStored } from '@storage';

/** An answered part, with all that is needed to show it again. */
export interface PlayedPart {
  verdict: Verdict;
  part: unknown;
  answer: unknown;
  reply: unknown;
}

/** The results that this browser remembers; the server stores none. */
export interface TodayRecord {
  /** By date and game. */
  days: Record<string, Record<string, PlayedPart>>;
  /** The last day that was completed on its day, and the person's own date at that time. */
  last: string;
  lastLocal: string;
  /** The number of days completed in a row, and the largest number so far. */
  streak: number;
  best: number;
  /** A random key for the day, with which the server counts this browser once. */
  browser: { date: string; key: string };
}

const KEY = 'unspoken.today';
const DAY = 86_400_000;
/** Today and the thirty days before, as on the server. */
export const ARCHIVE_DAYS = 31;
/** Signs for a text: they tell how well it went, and nothing about the puzzle. */
const SIGNS: Record<Verdict, string> = { right: '🌕', nearly: '🌗', wrong: '🌑' };

/** Return the date that is `days` days after another, in ISO form. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Return the date where this person is, in ISO form. Puzzles follow the date in UTC. */
export function localDate(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Return what the browser remembers, without days that are no longer in the archive. */
export function readRecord(today: string, stored = readStored(KEY)): TodayRecord {
  const record = parse(stored);
  const oldest = dayAfter(today, 1 - ARCHIVE_DAYS);
  const kept = Object.entries(record.days).filter(([date]) => date >= oldest);
  return { ...record, days: Object.fromEntries(kept) };
}

export function storeRecord(record: TodayRecord): void {
  writeStored(KEY, JSON.stringify(record));
}

/** Return the record with one more answered part. A completed day counts for the streak if `local` is given. */
export function withPart(
  before: TodayRecord,
  date: string,
  played: { game: string } & PlayedPart,
  games: readonly string[],
  local: string | null,
): TodayRecord {
  const { game, ...part } = played;
  const day = { ...before.days[date], [game]: part };
  const record = { ...before, days: { ...before.days, [date]: day } };
  const complete = games.every((name) => day[name] !== undefined);
  if (local === null || !complete || before.last >= date) return record;
  const streak = streakOn(before, date, local) + 1;
  return { ...record, last: date, lastLocal: local, streak, best: Math.max(streak, before.best) };
}

/** Return the current streak, 0 if a day was missed.
 *
 * Somebody west of Greenwich may play on two evenings in a row and still miss a day in UTC, so the person's own
 * dates count too.
 */
export function streakOn(record: TodayRecord, date: string, local: string): number {
  const unbroken = record.last >= dayAfter(date, -1) || record.lastLocal >= dayAfter(local, -1);
  return unbroken ? record.streak : 0;
}

/** Return the record with a key for this day, which is made anew every day and links nothing. */
export function withBrowserKey(record: TodayRecord, date: string): TodayRecord {
  if (record.browser.date === date) return record;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...record, browser: { date, key } };
}

/** Return the text to share: a title, one sign per part, and lines such as the streak and the address. */
export function shareText(title: string, verdicts: readonly Verdict[], ...more: string[]): string {
  return [title, verdicts.map((verdict) => SIGNS[verdict]).join(''), ...more].join('\n');
}

function parse(stored: string | null): TodayRecord {
  const empty = {
    days: {},
    last: '',
    lastLocal: '',
    streak: 0,
    best: 0,
    browser: { date: '', key: '' },
  };
  try {
    const record = { ...empty, ...(JSON.parse(stored ?? '{}') as Partial<TodayRecord>) };
    return { ...record, best: Math.max(record.best, record.streak) };
  } catch {
    // The stored text is malformed: start from an empty record.
    return empty;
  }
}
