import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameSentences, languageFolders, languages, pageSentences } from '../../languages.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(SOURCE, 'games');
const home = mkdtempSync(join(tmpdir(), 'languages-'));

beforeAll(() => {
  mkdirSync(join(home, 'xq', 'games'), { recursive: true });
  writeFileSync(join(home, 'xq', 'language.json'), '{ "name": "hsilgnE", "locale": "en-GB" }');
  writeFileSync(join(home, 'xq', 'page.ftl'), '# A remark\nsettings = sgnitteS\n');
  writeFileSync(join(home, 'xq', 'games', 'dixit.ftl'), 'cover-dixit-title = tixiD\ndixit-house-stop = !\n');
  process.env['UNSPOKEN_EXTRA_LANGUAGES'] = join(home, 'xq');
});

afterAll(() => {
  delete process.env['UNSPOKEN_EXTRA_LANGUAGES'];
  rmSync(home, { recursive: true });
});

test('a folder from outside is a language more', () => {
  expect(languageFolders().map(({ tag }) => tag)).toEqual(['en', 'pl', 'xq']);
});

test('the page speaks it, and says in English what it lacks', () => {
  const told = pageSentences('xq', GAMES);
  expect([told.get('settings'), told.get('menu')]).toEqual(['settings = sgnitteS', 'menu = Menu']);
});

test('what stands on a door comes with the page, the rest with the game', () => {
  const page = pageSentences('xq', GAMES);
  const game = gameSentences('xq', 'dixit', GAMES);
  expect([page.get('cover-dixit-title'), game.has('cover-dixit-title')]).toEqual([
    'cover-dixit-title = tixiD',
    false,
  ]);
  expect(game.get('dixit-house-stop')).toBe('dixit-house-stop = !');
});

test('a game that it does not know is played in English', () => {
  expect(gameSentences('xq', 'telepathic', GAMES)).toEqual(gameSentences('en', 'telepathic', GAMES));
});

test('the build lists it, and loads its sentences when it is spoken', () => {
  const { load } = languages(SOURCE) as unknown as { load(id: string): string };
  expect(load('\0virtual:languages')).toContain('"xq": () => import("virtual:sentences/xq")');
  expect(load('\0virtual:sentences/xq')).toContain('sgnitteS');
});
