import type { TableFact } from '@wire';
import { readStored, writeStored } from '@storage';

const key = (code: string) => `unspoken.seen.${code}`;

/** Return the facts of a table that this browser has not shown yet; none if it has never shown any. */
export function missedFacts(code: string, facts: readonly TableFact[]): TableFact[] {
  const seen = Number(readStored(key(code)) ?? NaN);
  return Number.isNaN(seen) ? [] : facts.filter(({ number }) => number > seen);
}

/** Remember the newest fact that this browser has shown. Only the browser knows it: nobody sees who looked when. */
export function rememberSeen(code: string, facts: readonly TableFact[]): void {
  const newest = facts.at(-1)?.number;
  if (newest !== undefined) writeStored(key(code), String(newest));
}
