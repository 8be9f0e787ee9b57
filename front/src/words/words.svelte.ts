import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import {
  games as gameFiles,
  languages as LANGUAGES,
  page as pageFiles,
  parts as partFiles,
} from 'virtual:languages';
import { writeStored, readStored } from '@storage';
import { languageId, refusalId } from './composedIds.ts';
import type { MessageId } from './ids.gen.ts';

export { LANGUAGES };
/** The tag of a language: its folder's name. */
export type Language = string;
export type Facts = Record<string, string | number>;

const KEY = 'unspoken.language';
/** The language whose messages are shown where another language has none. */
export const FALLBACK: Language = LANGUAGES[0]?.tag ?? '';

let current = $state<Language>(FALLBACK);
/** The page's own messages in the current language. */
let house = $state.raw<FluentBundle | null>(null);
/** Games whose messages are loaded. The current game comes first, because games may use the same ids. */
let games = $state.raw<readonly string[]>([]);
/** The messages of these games, by game and language. Not reactive: `games` changes when they are loaded. */
const gameBundles: Record<string, Record<Language, FluentBundle>> = {};
const bundles = $derived([
  ...games.flatMap((game) => gameBundles[game]?.[current] ?? []),
  ...(house ? [house] : []),
]);

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** Return the current language. */
export function language(): Language {
  return current;
}

/** Return the preferred language: the stored choice, else the browser's, else the fallback. */
export function preferredLanguage(): Language {
  const candidates = [
    readStored(KEY),
    ...navigator.languages.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]),
  ];
  const known = LANGUAGES.map(({ tag }) => tag);
  return candidates.find((tag) => tag !== null && known.includes(tag)) ?? FALLBACK;
}

let lastRequest = 0;

/** Change the language of the page; the latest call wins. Store it if it was `chosen` by the person. */
export async function setLanguage(tag: Language, chosen = true): Promise<void> {
  const request = ++lastRequest;
  const next = pageFiles[tag] ? tag : FALLBACK;
  const [file] = await Promise.all([pageFiles[next]?.(), ...games.map((game) => loadGame(game, next))]);
  // A game may have been loaded meanwhile, in the old language.
  for (const game of games) await loadGame(game, next);
  if (request !== lastRequest) return;
  house = bundle(next, file?.default ?? '');
  current = next;
  document.documentElement.lang = LANGUAGES.find((known) => known.tag === next)?.shown ?? next;
  if (chosen) writeStored(KEY, next);
}

/** Load the messages of a game, or of a page with its own file, in the current language; a game need not have any. */
export async function loadGameMessages(name: string): Promise<void> {
  const tag = current;
  await loadGame(name, tag);
  if (tag !== current) await loadGameMessages(name);
  else if (!games.includes(name)) games = [name, ...games];
}

/** Look up messages in this game first, because it is the current one. */
export function putGameFirst(name: string): void {
  untrack(() => {
    if (games.includes(name) && games[0] !== name) games = [name, ...games.filter((game) => game !== name)];
  });
}

async function loadGame(game: string, tag: Language): Promise<void> {
  if (gameBundles[game]?.[tag]) return;
  const file = await (gameFiles[game] ?? partFiles[game])?.[tag]?.();
  gameBundles[game] = { ...gameBundles[game], [tag]: bundle(tag, file?.default ?? '') };
}

/** Return a language's name within a sentence; its own name if the current language has none for it. */
export function languageName(tag: Language): string {
  const id = languageId(tag);
  return hasMessage(id) ? t(id) : (LANGUAGES.find((known) => known.tag === tag)?.name ?? tag);
}

/** Return a language's own name for a list of languages; a partial one is marked. */
export function languageLabel({ name, complete }: (typeof LANGUAGES)[number]): string {
  return complete ? name : t('language-partial', { name });
}

/** Pick the text in the current language, else in the fallback, else in any. */
export function localized(texts: Readonly<Record<Language, string>> | undefined): string {
  return texts?.[current] ?? texts?.[FALLBACK] ?? Object.values(texts ?? {})[0] ?? '';
}

/** Return the languages of a text, and the chosen language even if the text lacks it. */
export function languageChoices(
  texts: Readonly<Record<Language, string>> | undefined,
  chosen: Language,
): Language[] {
  const tags = Object.keys(texts ?? {});
  return tags.includes(chosen) ? tags : [...tags, chosen];
}

/** Format a date for the current language. */
export function dateText(moment: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(current), how).format(moment);
}

const localeOf = (tag: Language): string => LANGUAGES.find((known) => known.tag === tag)?.locale ?? tag;

/** Join a list in the current language: "Ada, Bob and Cyd". */
export function joinWithAnd(parts: readonly string[]): string {
  return new Intl.ListFormat(localeOf(current), { type: 'conjunction' }).format(parts);
}

/** Capitalize the first letter of a text. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(localeOf(current)) + text.slice(1);
}

/** True if there is a message with this id. */
export function hasMessage(id: string): boolean {
  return bundles.some((known) => known.hasMessage(id));
}

/**
 * An id that `t` accepts: a literal has to be the id of a message. An id whose value is known only at run time is a plain
 * string; those ids are composed in composedIds.ts.
 */
type KnownId<Id extends string> = Id extends MessageId
  ? Id
  : Record<never, never> extends Record<Id, unknown>
    ? Id
    : 'There is no message with this id in the Fluent files.';

/** Return the message with this id in the current language. */
export function t<Id extends string>(id: KnownId<Id>, facts?: Facts): string {
  const found = bundles.find((known) => known.hasMessage(id));
  const pattern = found?.getMessage(id)?.value;
  if (!found || !pattern) {
    console.error(`no message with the id ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Return the sentence for a refusal. */
export function refusalSentence(code: string, facts: Facts = {}): string {
  const id = refusalId(code);
  return hasMessage(id) ? t(id, facts) : t('refused-not-now');
}
