import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { games as gameFiles, languages as LANGUAGES, page as pageFiles } from 'virtual:languages';
import { writeStored, readStored } from '@storage';

export { LANGUAGES };
/** The tag of a language: its folder's name. */
export type Language = string;
export type Facts = Record<string, string | number>;

const KEY = 'unspoken.language';
/** What is said where a language has no word for it. */
export const FALLBACK: Language = LANGUAGES[0]?.tag ?? '';

let current = $state<Language>(FALLBACK);
/** The house's own sentences, in the language spoken now. */
let house = $state.raw<FluentBundle | null>(null);
/** Games whose sentences are known; the one at hand is asked first, so that games may use the same ids. */
let games = $state.raw<readonly string[]>([]);
/** Their sentences, by game and language: not shown to anybody before `games` names them. */
const learnt: Record<string, Record<Language, FluentBundle>> = {};
const bundles = $derived([
  ...games.flatMap((game) => learnt[game]?.[current] ?? []),
  ...(house ? [house] : []),
]);

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** The language spoken now. */
export function language(): Language {
  return current;
}

/** The language this person would like: what was chosen here before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wished = [readStored(KEY), ...navigator.languages.flatMap((tag) => [tag, tag.split('-')[0] ?? tag])];
  const known = LANGUAGES.map(({ tag }) => tag);
  return wished.find((tag) => tag !== null && known.includes(tag)) ?? FALLBACK;
}

let newest = 0;

/** Changes the language of the page to what was wished last, and remembers it where `chosen` by hand. */
export async function setLanguage(wished: Language, chosen = true): Promise<void> {
  const mine = ++newest;
  const spoken = pageFiles[wished] ? wished : FALLBACK;
  const [file] = await Promise.all([pageFiles[spoken]?.(), ...games.map((game) => learn(game, spoken))]);
  // A game may have been learnt meanwhile, in the language spoken until now.
  for (const game of games) await learn(game, spoken);
  if (mine !== newest) return;
  house = bundle(spoken, file?.default ?? '');
  current = spoken;
  document.documentElement.lang = spoken;
  if (chosen) writeStored(KEY, spoken);
}

/** Learns a game's sentences in the language spoken; a game that has none says nothing of its own. */
export async function learnGame(name: string): Promise<void> {
  const spoken = current;
  await learn(name, spoken);
  if (spoken !== current) await learnGame(name);
  else if (!games.includes(name)) games = [name, ...games];
}

/** A game's sentences are asked first of all from now on: they are the ones at hand. */
export function putGameFirst(name: string): void {
  untrack(() => {
    if (games.includes(name) && games[0] !== name) games = [name, ...games.filter((game) => game !== name)];
  });
}

async function learn(game: string, spoken: Language): Promise<void> {
  if (learnt[game]?.[spoken]) return;
  const file = await gameFiles[game]?.[spoken]?.();
  learnt[game] = { ...learnt[game], [spoken]: bundle(spoken, file?.default ?? '') };
}

/** What a language is called among other words, as "in English"; by its own name where this one has no word for it. */
export function languageName(tag: Language): string {
  const id = `spoken-${tag}`;
  return hasSentence(id) ? t(id) : (LANGUAGES.find((known) => known.tag === tag)?.name ?? tag);
}

/** A text that is told in several languages, in the one spoken now; else in the fallback, else in any. */
export function localized(texts: Readonly<Record<Language, string>> | undefined): string {
  return texts?.[current] ?? texts?.[FALLBACK] ?? Object.values(texts ?? {})[0] ?? '';
}

/** The languages that may be chosen with what is told in these: each of them, and the one that is chosen. */
export function toldIn(texts: Readonly<Record<Language, string>> | undefined, chosen: Language): Language[] {
  const told = Object.keys(texts ?? {});
  return told.includes(chosen) ? told : [...told, chosen];
}

/** A moment as it is written where the language is spoken. */
export function dateText(moment: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(current), how).format(moment);
}

const localeOf = (tag: Language): string => LANGUAGES.find((known) => known.tag === tag)?.locale ?? tag;

/** Several things as they are listed in the language spoken now: "Ada, Bob and Cyd". */
export function joinWithAnd(parts: readonly string[]): string {
  return new Intl.ListFormat(localeOf(current), { type: 'conjunction' }).format(parts);
}

/** Sentences that begin with somebody's "you" begin with a capital all the same. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(localeOf(current)) + text.slice(1);
}

/** Whether there is a sentence of this name. */
export function hasSentence(id: string): boolean {
  return bundles.some((known) => known.hasMessage(id));
}

/** The sentence of this name in the language spoken now. */
export function t(id: string, facts?: Facts): string {
  const found = bundles.find((known) => known.hasMessage(id));
  const pattern = found?.getMessage(id)?.value;
  if (!found || !pattern) {
    console.error(`no sentence for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Why something was not done, in a sentence. */
export function refusalSentence(code: string, facts: Facts = {}): string {
  const id = `refused-${code}`;
  return hasSentence(id) ? t(id, facts) : t('refused-not-now');
}
