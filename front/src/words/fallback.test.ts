import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FALLBACK,
  gameMessages,
  languageFolders,
  languages,
  pageMessages,
  shownLanguage,
} from '../../languages.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const PAGE = '# A remark\nsettings = sgnitteS\n';
const GAMES = join(SOURCE, 'games');
/** The languages without the external one. */
const known = languageFolders().map(({ tag }) => tag);
const home = mkdtempSync(join(tmpdir(), 'languages-'));

beforeAll(() => {
  mkdirSync(join(home, 'xq', 'games'), { recursive: true });
  writeFileSync(join(home, 'xq', 'language.json'), '{ "name": "hsilgnE", "locale": "en-GB" }');
  writeFileSync(join(home, 'xq', 'page.ftl'), PAGE);
  writeFileSync(join(home, 'xq', 'games', 'dixit.ftl'), 'cover-dixit-title = tixiD\ndixit-house-stop = !\n');
  process.env['UNSPOKEN_EXTRA_LANGUAGES'] = join(home, 'xq');
});

afterAll(() => {
  delete process.env['UNSPOKEN_EXTRA_LANGUAGES'];
  rmSync(home, { recursive: true });
});

test('an external folder adds a language', () => {
  expect(languageFolders().map(({ tag }) => tag)).toEqual([...known, 'xq']);
});

test('a language is partial until its language.json says that it is complete', () => {
  expect(languageFolders().map(({ tag, complete }) => [tag, complete])).toContainEqual(['xq', false]);
});

test('a language is shown as itself only if it has at least half of the messages', () => {
  expect(shownLanguage('xq')).toBe(FALLBACK);
  writeFileSync(join(home, 'xq', 'page.ftl'), [...pageMessages(FALLBACK, GAMES).values()].join('\n'));
  expect(shownLanguage('xq')).toBe('xq');
  writeFileSync(join(home, 'xq', 'page.ftl'), PAGE);
});

test('missing messages are shown in English', () => {
  const messages = pageMessages('xq', GAMES);
  expect([messages.get('settings'), messages.get('menu')]).toEqual(['settings = sgnitteS', 'menu = Menu']);
});

test('the messages of a door are loaded with the page, the rest with the game', () => {
  const page = pageMessages('xq', GAMES);
  const game = gameMessages('xq', 'dixit', GAMES);
  expect([page.get('cover-dixit-title'), game.has('cover-dixit-title')]).toEqual([
    'cover-dixit-title = tixiD',
    false,
  ]);
  expect(game.get('dixit-house-stop')).toBe('dixit-house-stop = !');
});

test('a game without messages in this language is shown in English', () => {
  expect(gameMessages('xq', 'telepathic', GAMES)).toEqual(gameMessages(FALLBACK, 'telepathic', GAMES));
});

test('the build lists an external language and loads its messages when they are needed', () => {
  const { load } = languages(SOURCE) as unknown as { load(id: string): string };
  expect(load('\0virtual:languages')).toContain('"xq": () => import("virtual:messages/xq")');
  expect(load('\0virtual:messages/xq')).toContain('sgnitteS');
});
