import { inLanguage } from '@games';
import type { TableFact } from '@wire';
import type { TableStore } from '@wire/socket/table.svelte.ts';
import { capital, factId, factIdForYou, gameFactId, hasMessage, joinWithAnd, t } from '@words';

/** Codes of facts that are shown as a toast when they happen; the story lists all facts. */
const NEWS = new Set([
  'came',
  'left',
  'became-host',
  'took-seat',
  'bot-sat-in',
  'came-back',
  'gave-up-seat',
  'too-late',
  'skipped',
  'lapsed',
  'wished-to-play-on',
  'stopped',
  'atlas-on',
  'atlas-off',
  'atlas-forgotten',
]);

/** True if a fact is shown as a toast. People see no toast for their own actions. */
export function isNews(fact: TableFact, table: TableStore): boolean {
  const own = isPerson(fact, table) && fact.code !== 'became-host' && fact.code !== 'bot-sat-in';
  return NEWS.has(fact.code) && !own;
}

/** True if a fact is about this person or their seat. */
export function isMine(fact: TableFact, table: TableStore): boolean {
  if (isPerson(fact, table)) return true;
  if (table.seat === null) return false;
  return typeof fact.seat === 'number' ? fact.seat === table.seat : (fact.seats ?? []).includes(table.seat);
}

function isPerson(fact: TableFact, table: TableStore): boolean {
  return table.you !== null && fact.person === table.you;
}

/** Return a fact as a sentence, with "you" for this person and with the points it brought. */
export function factSentence(fact: TableFact, table: TableStore): string {
  const mine = isMine(fact, table);
  const text = sentence(fact, table, mine);
  if (typeof fact.points !== 'number') return capital(text);
  const points = fact.points > 0 ? `+${fact.points}` : '0';
  const name = fact.name || joinWithAnd(fact.names ?? []);
  if (name === '') return capital(text);
  return mine ? t('fact-scored-you', { points, text }) : t('fact-scored', { name, points, text });
}

function sentence(fact: TableFact, table: TableStore, mine: boolean): string {
  const names = (fact.names ?? []).map((name, at) =>
    fact.seats?.[at] === table.seat && table.seat !== null ? t('you-in-a-sentence') : name,
  );
  const others = (fact.names ?? []).filter((_, at) => fact.seats?.[at] !== table.seat);
  return t(sentenceId(fact, table, mine), {
    name: fact.name ?? '',
    names: joinWithAnd(names),
    others: joinWithAnd(others),
    count: names.length,
    ...inLanguage(fact.facts ?? {}),
  });
}

/** Return the id of a fact's sentence. A game may have its own sentence for a fact of the table. */
function sentenceId(fact: TableFact, table: TableStore, mine: boolean): string {
  const own = gameFactId(table.room?.game ?? '', fact.code);
  const id = hasMessage(own) ? own : factId(fact.code);
  return mine && hasMessage(factIdForYou(id)) ? factIdForYou(id) : id;
}

/** Return the current scoring for this person, else for the whole table; null while no scoring is shown. */
export function verdictSentence(table: TableStore): string | null {
  const { facts, phase } = table.newest;
  if (phase === null || phase !== table.phase) return null;
  const over = table.room?.phase === 'over';
  const scoring = facts.filter((fact) => typeof fact.points === 'number' || (over && fact.code !== 'began'));
  const mine = scoring.filter((fact) => isMine(fact, table));
  const chosen = mine.length > 0 ? mine : scoring.filter((fact) => typeof fact.seat !== 'number');
  return chosen.length > 0 ? chosen.map((fact) => factSentence(fact, table)).join(' · ') : null;
}

/** Return the atlas's sentence about the picture that is shown; null if there is none. */
export function recalledSentence(table: TableStore): string | null {
  const { recalled } = table;
  return recalled?.phase === table.phase && table.phase !== null ? factSentence(recalled.fact, table) : null;
}
