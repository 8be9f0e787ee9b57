import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withBase, withoutBase } from './address.ts';

/** An absolute path in an attribute, or as the address of a request, a window, or an entry of the history. */
const BARE =
  /\b(?:src|href|poster|action)=["{`']+\/.*|\b(?:fetch|open|register|WebSocket|Request)\(["'`]\/.*|State\(null, '', ["'`]\/.*/g;

test('a server below a path has that path before its own', () => {
  expect([withBase('/api/house'), withBase('/api/house', '/games')]).toEqual([
    '/api/house',
    '/games/api/house',
  ]);
});

test.each([
  ['/t/ABC234', '', '/t/ABC234'],
  ['/', '', '/'],
  ['/games/t/ABC234', '/games', '/t/ABC234'],
  ['/games/', '/games', '/'],
  ['/games', '/games', '/'],
  // Without a proxy the server also answers without the path.
  ['/t/ABC234', '/games', '/t/ABC234'],
  ['/gamesmaster', '/games', '/gamesmaster'],
])('the address %s with the base "%s" is the path %s', (address, base, path) => {
  expect(withoutBase(address, base)).toBe(path);
});

test('every address is made with withBase', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap(
      (file) =>
        readFileSync(`${source}${file}`, 'utf8')
          .match(BARE)
          ?.map((code) => `${file}: ${code}`) ?? [],
    );
  expect(found).toEqual([]);
});
