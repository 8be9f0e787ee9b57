import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gameFolders } from './games.ts';

/** What is said where a language has no word for it. */
export const FALLBACK = 'en';
export const WORDS = 'virtual:sentences/';

const HOME = fileURLToPath(new URL('../src/unspoken/languages', import.meta.url));
const LISTING = 'virtual:languages';
const MINE = (id: string) => id === LISTING || id.startsWith(WORDS);

/** What a language says of itself in its language.json, and where it lies. */
export interface LanguageFolder {
  tag: string;
  name: string;
  locale: string;
  folder: string;
}

/** Folders of languages from outside, as the environment names them. */
export function extraLanguages(): string[] {
  return (process.env.UNSPOKEN_EXTRA_LANGUAGES ?? '').split(':').filter((folder) => folder !== '');
}

/** Each folder that holds a language.json is a language, and its name the tag; what all fall back to comes first. */
export function languageFolders(): LanguageFolder[] {
  const folders = [...readdirSync(HOME).map((name) => join(HOME, name)), ...extraLanguages()];
  return folders
    .filter((folder) => existsSync(join(folder, 'language.json')))
    .map((folder) => {
      const { name, locale } = JSON.parse(readFileSync(join(folder, 'language.json'), 'utf8'));
      return { tag: basename(folder), name, locale, folder };
    })
    .sort((a, b) => Number(b.tag === FALLBACK) - Number(a.tag === FALLBACK) || (a.tag < b.tag ? -1 : 1));
}

/** A Fluent text as its sentences, by their ids; remarks are left out. */
export function sentencesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id: string | undefined;
  for (const line of text.split('\n')) {
    const begun = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (begun !== undefined || line.startsWith('#')) id = begun;
    if (id !== undefined) found.set(id, begun === undefined ? `${found.get(id)}\n${line}` : line);
  }
  return new Map([...found].map(([one, sentence]) => [one, sentence.trimEnd()]));
}

/** The page's own sentences, and what stands on every game's door. */
export function pageSentences(tag: string, home: string): Map<string, string> {
  const games = gameFolders(home).map((folder) => basename(folder));
  const doors = games.flatMap((game) => [...gameFile(tag, game, home)].filter(([id]) => isOnDoor(id)));
  return new Map([...inFallback(tag, (one) => read(pageFile(one))), ...doors]);
}

/** A game's sentences, but for what stands on its door. */
export function gameSentences(tag: string, game: string, home: string): Map<string, string> {
  return new Map([...gameFile(tag, game, home)].filter(([id]) => !isOnDoor(id)));
}

const isOnDoor = (id: string): boolean => id.startsWith('cover-');

/** Beside a game from outside lie its own words; the house's games have theirs with each language. */
function gameFile(tag: string, game: string, home: string): Map<string, string> {
  const own = gameFolders(home).find((folder) => basename(folder) === game) ?? '';
  const files = (one: string) => [join(own, `${one}.ftl`), join(folderOf(one), 'games', `${game}.ftl`)];
  return inFallback(tag, (one) => read(files(one).find(existsSync)));
}

/** All sentences in a language; those that it lacks as the fallback has them. */
function inFallback(tag: string, read: (tag: string) => Map<string, string>): Map<string, string> {
  return new Map([...read(FALLBACK), ...read(tag)]);
}

function read(file: string | undefined): Map<string, string> {
  return file === undefined || !existsSync(file) ? new Map() : sentencesOf(readFileSync(file, 'utf8'));
}

const pageFile = (tag: string): string => join(folderOf(tag), 'page.ftl');

function folderOf(tag: string): string {
  const found = languageFolders().find((one) => one.tag === tag);
  if (found === undefined) throw new Error(`there is no language ${tag}`);
  return found.folder;
}

/** The source of `virtual:languages`: names come with the page, sentences when their language is spoken. */
function listing(home: string): string {
  const told = languageFolders();
  const lazily = (path: string) => `() => import(${JSON.stringify(WORDS + path)})`;
  const games = gameFolders(home).map((folder) => basename(folder));
  const entry = (name: string, value: string) => `${JSON.stringify(name)}: ${value}`;
  return [
    `export const languages = ${JSON.stringify(told.map(({ tag, name, locale }) => ({ tag, name, locale })))};`,
    `export const page = { ${told.map(({ tag }) => entry(tag, lazily(tag))).join(', ')} };`,
    'export const games = {',
    ...games.map(
      (game) =>
        `  ${entry(game, `{ ${told.map(({ tag }) => entry(tag, lazily(`${tag}/${game}`))).join(', ')} }`)},`,
    ),
    '};',
  ].join('\n');
}

/** Offers `virtual:languages`: which there are, and the sentences of the page and of each game in each of them. */
export function languages(source: string): Plugin {
  const home = join(source, 'games');
  return {
    name: 'unspoken-languages',
    enforce: 'pre',
    resolveId: (id) => (MINE(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0') || !MINE(id.slice(1))) return null;
      if (id === `\0${LISTING}`) return listing(home);
      const [tag = '', game] = id.slice(1 + WORDS.length).split('/');
      const told = game === undefined ? pageSentences(tag, home) : gameSentences(tag, game, home);
      return `export default ${JSON.stringify([...told.values()].join('\n'))};`;
    },
  };
}
