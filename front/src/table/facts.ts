import { inLanguage } from '@games';
import type { TableFact } from '@wire';
import type { TableStore } from '@wire/table.svelte.ts';
import { capital, hasSentence, joinWithAnd, t } from '@words';

/** What somebody at the table should be told at once, wherever they look; the rest waits in the story. */
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
  'wished-to-play-on',
  'stopped',
  'atlas-on',
  'atlas-off',
  'atlas-forgotten',
]);

/** Whether a fact is told at once: nobody is told what they did themselves, but for what fell to them. */
export function isNews(fact: TableFact, table: TableStore): boolean {
  const own = isPerson(fact, table) && fact.code !== 'became-host' && fact.code !== 'bot-sat-in';
  return NEWS.has(fact.code) && !own;
}

/** Whether a fact is about me: my seat, or one of those it is about together. */
export function isMine(fact: TableFact, table: TableStore): boolean {
  if (isPerson(fact, table)) return true;
  if (table.seat === null) return false;
  return typeof fact.seat === 'number' ? fact.seat === table.seat : (fact.seats ?? []).includes(table.seat);
}

function isPerson(fact: TableFact, table: TableStore): boolean {
  return table.you !== null && fact.person === table.you;
}

/** A fact in a sentence: mine as "you", and what it brought before it. */
export function factSentence(fact: TableFact, table: TableStore): string {
  const mine = isMine(fact, table);
  const text = told(fact, table, mine);
  if (typeof fact.points !== 'number') return capital(text);
  const points = fact.points > 0 ? `+${fact.points}` : '0';
  const name = fact.name || joinWithAnd(fact.names ?? []);
  if (name === '') return capital(text);
  return mine ? t('fact-scored-you', { points, text }) : t('fact-scored', { name, points, text });
}

function told(fact: TableFact, table: TableStore, mine: boolean): string {
  const names = (fact.names ?? []).map((name, at) =>
    fact.seats?.[at] === table.seat && table.seat !== null ? t('you-in-a-sentence') : name,
  );
  const others = (fact.names ?? []).filter((_, at) => fact.seats?.[at] !== table.seat);
  return t(sentenceOf(fact, table, mine), {
    name: fact.name ?? '',
    names: joinWithAnd(names),
    others: joinWithAnd(others),
    count: names.length,
    ...inLanguage(fact.facts ?? {}),
  });
}

/** A game may have its own word for what happens at any table. */
function sentenceOf(fact: TableFact, table: TableStore, mine: boolean): string {
  const own = `fact-${table.room?.game ?? ''}-${fact.code}`;
  const id = hasSentence(own) ? own : `fact-${fact.code}`;
  return mine && hasSentence(`${id}-you`) ? `${id}-you` : id;
}

/** What I am told of the scoring that is being shown: what I got and why, or what befell the table. */
export function verdictSentence(table: TableStore): string | null {
  const { facts, phase } = table.newest;
  if (phase === null || phase !== table.phase) return null;
  const over = table.room?.phase === 'over';
  const scoring = facts.filter((fact) => typeof fact.points === 'number' || (over && fact.code !== 'began'));
  const mine = scoring.filter((fact) => isMine(fact, table));
  const chosen = mine.length > 0 ? mine : scoring.filter((fact) => typeof fact.seat !== 'number');
  return chosen.length > 0 ? chosen.map((fact) => factSentence(fact, table)).join(' · ') : null;
}

/** What the house remembers of what is being shown, while it is. */
export function recalledSentence(table: TableStore): string | null {
  const { recalled } = table;
  return recalled?.phase === table.phase && table.phase !== null ? factSentence(recalled.fact, table) : null;
}
