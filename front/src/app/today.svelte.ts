import { readStored, writeStored } from '@storage';

/** The day's result as this browser stores it; the server stores none. */
export interface StoredDay {
  date: string;
  /** By game: a sign for each question. */
  signs: Record<string, string>;
  /** The last completed day, and the number of days completed in a row. */
  last: string;
  streak: number;
}

const KEY = 'unspoken.today';
const RIGHT = '◆';
const WRONG = '◇';

/** Return one sign per answer, for right or wrong; the signs reveal nothing about the questions. */
export const signsOf = (answers: readonly boolean[]): string =>
  answers.map((right) => (right ? RIGHT : WRONG)).join('');

/** Return the stored result if it is from this day; from another day only the streak is kept. */
export function storedDay(date: string, stored = readStored(KEY)): StoredDay {
  const day = parse(stored);
  return day.date === date ? day : { ...day, date, signs: {} };
}

/** Return the day with one more game's signs; the last game completes the day. */
export function withSigns(
  before: StoredDay,
  game: string,
  signs: string,
  games: readonly string[],
): StoredDay {
  const day = { ...before, signs: { ...before.signs, [game]: signs } };
  if (before.last === before.date || games.some((name) => day.signs[name] === undefined)) return day;
  return {
    ...day,
    last: before.date,
    streak: before.last === dayBefore(before.date) ? before.streak + 1 : 1,
  };
}

export function storeDay(day: StoredDay): void {
  writeStored(KEY, JSON.stringify(day));
}

/** Return the result as text, one line per game; the first line also has the title and the date. */
export function resultLines(
  day: StoredDay,
  parts: readonly { game: string; title: string }[],
  title: string,
): string {
  const lines = parts.map((part) => `${day.signs[part.game] ?? ''} ${part.title}`);
  return lines.map((line, i) => (i === 0 ? `${line} · ${title}` : line)).join('\n');
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

function parse(stored: string | null): StoredDay {
  const empty = { date: '', signs: {}, last: '', streak: 0 };
  try {
    return { ...empty, ...(JSON.parse(stored ?? '{}') as Partial<StoredDay>) };
  } catch {
    // The stored text is malformed: start from an empty result.
    return empty;
  }
}
