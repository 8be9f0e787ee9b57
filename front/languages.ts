import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gameFolders } from './games.ts';

/** The language whose messages are shown where another language has none. */
export const FALLBACK = 'en';
export const MESSAGES = 'virtual:messages/';

const HOME = fileURLToPath(new URL('../src/unspoken/languages', import.meta.url));
const LISTING = 'virtual:languages';
const isVirtual = (id: string) => id === LISTING || id.startsWith(MESSAGES);

/** A language's language.json, and its folder. */
export interface LanguageFolder {
  tag: string;
  name: string;
  locale: string;
  /** False for a partial language: its missing messages are shown in the fallback language. */
  complete: boolean;
  folder: string;
}

/** Return the folders of external languages, from UNSPOKEN_EXTRA_LANGUAGES. */
export function extraLanguages(): string[] {
  return (process.env.UNSPOKEN_EXTRA_LANGUAGES ?? '').split(':').filter((folder) => folder !== '');
}

/** Return all languages, the fallback first. A folder with a language.json is a language; its name is the tag. */
export function languageFolders(): LanguageFolder[] {
  const folders = [...readdirSync(HOME).map((name) => join(HOME, name)), ...extraLanguages()];
  return folders
    .filter((folder) => existsSync(join(folder, 'language.json')))
    .map((folder) => {
      const {
        name,
        locale,
        complete = false,
      } = JSON.parse(readFileSync(join(folder, 'language.json'), 'utf8'));
      return { tag: basename(folder), name, locale, complete, folder };
    })
    .sort((a, b) => Number(b.tag === FALLBACK) - Number(a.tag === FALLBACK) || (a.tag < b.tag ? -1 : 1));
}

/** Split a Fluent text into its messages, by id, without comments. */
export function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id: string | undefined;
  for (const line of text.split('\n')) {
    const newId = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (newId !== undefined || line.startsWith('#')) id = newId;
    if (id !== undefined) found.set(id, newId === undefined ? `${found.get(id)}\n${line}` : line);
  }
  return new Map([...found].map(([key, message]) => [key, message.trimEnd()]));
}

/** Return the page's own messages, and those of every game's door. */
export function pageMessages(tag: string, home: string): Map<string, string> {
  const games = gameFolders(home).map((folder) => basename(folder));
  const doors = games.flatMap((game) => [...gameFile(tag, game, home)].filter(([id]) => isOnDoor(id)));
  return new Map([...withFallback(tag, (language) => read(pageFile(language))), ...doors]);
}

/** Return a game's messages, without those of its door. */
export function gameMessages(tag: string, game: string, home: string): Map<string, string> {
  return new Map([...gameFile(tag, game, home)].filter(([id]) => !isOnDoor(id)));
}

/** The pages with files of messages of their own, which are loaded with the page. */
export const PAGE_PARTS = ['admin'];

/** Return the messages of a page with its own file. */
export function partMessages(tag: string, part: string): Map<string, string> {
  return withFallback(tag, (language) => read(join(folderOf(language), 'pages', `${part}.ftl`)));
}

/** Return the language itself if it has at least half of the page's messages, else the fallback language. */
export function shownLanguage(tag: string): string {
  const translated = read(pageFile(tag)).size;
  return 2 * translated >= read(pageFile(FALLBACK)).size ? tag : FALLBACK;
}

const isOnDoor = (id: string): boolean => id.startsWith('cover-');

/** Return a game's messages. An external game has them in its own folder, the others in each language's folder. */
function gameFile(tag: string, game: string, home: string): Map<string, string> {
  const own = gameFolders(home).find((folder) => basename(folder) === game) ?? '';
  const files = (language: string) => [
    join(own, `${language}.ftl`),
    join(folderOf(language), 'games', `${game}.ftl`),
  ];
  return withFallback(tag, (language) => read(files(language).find(existsSync)));
}

/** Return all messages in a language; missing messages are taken from the fallback language. */
function withFallback(tag: string, read: (tag: string) => Map<string, string>): Map<string, string> {
  return new Map([...read(FALLBACK), ...read(tag)]);
}

function read(file: string | undefined): Map<string, string> {
  return file === undefined || !existsSync(file) ? new Map() : messagesOf(readFileSync(file, 'utf8'));
}

const pageFile = (tag: string): string => join(folderOf(tag), 'page.ftl');

function folderOf(tag: string): string {
  const found = languageFolders().find((language) => language.tag === tag);
  if (found === undefined) throw new Error(`there is no language ${tag}`);
  return found.folder;
}

/** Return a language's entry in `virtual:languages`. */
function listed({ tag, name, locale, complete }: LanguageFolder) {
  return { tag, name, locale, complete, shown: shownLanguage(tag) };
}

/** Return the source of `virtual:languages`. Names are loaded with the page, messages when they are needed. */
function listing(home: string): string {
  const known = languageFolders();
  const lazily = (path: string) => `() => import(${JSON.stringify(MESSAGES + path)})`;
  const games = gameFolders(home).map((folder) => basename(folder));
  const entry = (name: string, value: string) => `${JSON.stringify(name)}: ${value}`;
  return [
    `export const languages = ${JSON.stringify(known.map(listed))};`,
    `export const page = { ${known.map(({ tag }) => entry(tag, lazily(tag))).join(', ')} };`,
    'export const games = {',
    ...games.map(
      (game) =>
        `  ${entry(game, `{ ${known.map(({ tag }) => entry(tag, lazily(`${tag}/${game}`))).join(', ')} }`)},`,
    ),
    '};',
    'export const parts = {',
    ...PAGE_PARTS.map(
      (part) =>
        `  ${entry(part, `{ ${known.map(({ tag }) => entry(tag, lazily(`${tag}/pages/${part}`))).join(', ')} }`)},`,
    ),
    '};',
  ].join('\n');
}

/** Provides `virtual:languages`: the list of languages, and the messages of the page and of each game in each. */
export function languages(source: string): Plugin {
  const home = join(source, 'games');
  return {
    name: 'unspoken-languages',
    enforce: 'pre',
    resolveId: (id) => (isVirtual(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0') || !isVirtual(id.slice(1))) return null;
      if (id === `\0${LISTING}`) return listing(home);
      const [tag = '', game, part] = id.slice(1 + MESSAGES.length).split('/');
      const messages =
        part !== undefined
          ? partMessages(tag, part)
          : game === undefined
            ? pageMessages(tag, home)
            : gameMessages(tag, game, home);
      return `export default ${JSON.stringify([...messages.values()].join('\n'))};`;
    },
  };
}
