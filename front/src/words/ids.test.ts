import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { t } from '@words';
import { languageFolders, messagesOf } from '../../languages.ts';

const PAGE = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../src/unspoken', import.meta.url));
/** Ids that are composed at run time begin like this: see composedIds.ts. */
const COMPOSED = /^(cover|spoken|refused|fact|says|why|title|channel|say|atlas)-/;
const FOLDER = languageFolders()[0]?.folder ?? '';

/** Never called: `npm run types` checks that `t` rejects a literal that is not the id of a message. */
export const typeCheck = (translate: typeof t, composed: string): string[] => [
  translate('menu'),
  translate(composed),
  // @ts-expect-error There is no such message.
  translate('no-such-message'),
];

const idsOf = (file: string): string[] => [...messagesOf(readFileSync(join(FOLDER, file), 'utf8')).keys()];

const filesIn = (part: string): string[] => readdirSync(join(FOLDER, part)).map((file) => join(part, file));

/** Return the text of all source files below a folder, without generated files and tests. */
function sources(folder: string, kind: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !/\.(gen|test)\.ts$|node_modules|(^|\/)page\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

test('every id that is passed to t() is the id of a message', () => {
  const known = new Set(
    ['page.ftl', ...filesIn('pages'), ...filesIn('games')].flatMap((file) => idsOf(file)),
  );
  const used = [...sources(join(PAGE, 'src'), /\.(ts|svelte)$/).matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)];
  expect(used.map((found) => found[1] ?? '').filter((id) => !known.has(id))).toEqual([]);
});

test("every message of the page's own Fluent files is used", () => {
  const text = [sources(join(PAGE, 'src'), /\.(ts|svelte|html)$/), sources(SERVER, /\.py$/)].join('\n');
  const quoted = new Set([...text.matchAll(/['"{]([a-z][\w-]*)['"}]/g)].map((found) => found[1]));
  const ids = ['page.ftl', ...filesIn('pages')].flatMap((file) => idsOf(file));
  expect(ids.filter((id) => !quoted.has(id) && !COMPOSED.test(id))).toEqual([]);
});
