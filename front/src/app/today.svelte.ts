import { readStored, writeStored } from '@storage';

/** What this browser remembers of the days: nobody else does. */
export interface KeptDay {
  date: string;
  /** By game: a sign for each thing that was asked. */
  signs: Record<string, string>;
  /** The last day that was played to its end, and how many in a row there were by then. */
  last: string;
  streak: number;
}

const KEY = 'unspoken.today';
const RIGHT = '◆';
const WRONG = '◇';

/** What was right and what was not, in signs that tell nobody what was asked. */
export const signsOf = (told: readonly boolean[]): string =>
  told.map((right) => (right ? RIGHT : WRONG)).join('');

/** What is remembered for this day: nothing of another but how many days in a row there were. */
export function keptDay(date: string, stored = readStored(KEY)): KeptDay {
  const kept = parsed(stored);
  return kept.date === date ? kept : { ...kept, date, signs: {} };
}

/** One part more of a day; with the last of them the days in a row are counted. */
export function withSigns(kept: KeptDay, game: string, signs: string, games: readonly string[]): KeptDay {
  const day = { ...kept, signs: { ...kept.signs, [game]: signs } };
  if (kept.last === kept.date || games.some((one) => day.signs[one] === undefined)) return day;
  return { ...day, last: kept.date, streak: kept.last === dayBefore(kept.date) ? kept.streak + 1 : 1 };
}

export function keepDay(day: KeptDay): void {
  writeStored(KEY, JSON.stringify(day));
}

/** Three lines to paste, a part each; the first says what it is, and of which day. */
export function resultLines(
  day: KeptDay,
  parts: readonly { game: string; title: string }[],
  of: string,
): string {
  const lines = parts.map(({ game, title }) => `${day.signs[game] ?? ''} ${title}`);
  return lines.map((line, i) => (i === 0 ? `${line} · ${of}` : line)).join('\n');
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

function parsed(stored: string | null): KeptDay {
  const nothing = { date: '', signs: {}, last: '', streak: 0 };
  try {
    return { ...nothing, ...(JSON.parse(stored ?? '{}') as Partial<KeptDay>) };
  } catch {
    // Somebody else wrote there: it is as if nothing had been kept.
    return nothing;
  }
}
