import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { writeStored, readStored } from '@storage';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

const KEY = 'unspoken.language';
const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  pl: () => import('./pl.ftl?raw'),
};

let current = $state<Language>('en');
/** The house's own sentences, in the language spoken now. */
let house = $state.raw<FluentBundle | null>(null);
/** Each game's sentences; the game learnt last is asked first, so that games may use the same ids. */
let games = $state.raw<{ name: string; words: Record<Language, string> }[]>([]);
const bundles = $derived([
  ...games.map((game) => bundle(current, game.words[current])),
  ...(house ? [house] : []),
]);

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** The language spoken now. */
export function language(): Language {
  return current;
}

/** The language this person would like: what was chosen here before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wished = [readStored(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((known) => known === wished.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en';
}

/** Changes the language of the page, and remembers it where `chosen` by hand. */
export async function setLanguage(wished: Language, chosen = true): Promise<void> {
  const { default: text } = await files[wished]();
  house = bundle(wished, text);
  current = wished;
  document.documentElement.lang = wished;
  if (chosen) writeStored(KEY, wished);
}

/** Learns a game's sentences, or remembers them first of all: they are the ones at hand. */
export function addGameSentences(name: string, words: Record<Language, string>): void {
  untrack(() => {
    if (games[0]?.name !== name) games = [{ name, words }, ...games.filter((game) => game.name !== name)];
  });
}

/** Several things as they are listed in the language spoken now: "Ada, Bob and Cyd". */
export function joinWithAnd(parts: readonly string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(parts);
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
