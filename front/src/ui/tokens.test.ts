import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const STYLE = /<style[^>]*>(.*?)<\/style>/s;
const TOKEN = /^\s*(--[\w-]+):/gm;
const USED = /var\((--(?:space|type|black|white)[\w-]*)\)/g;

const read = (name: string): string => readFileSync(SOURCE + name, 'utf8');
const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => ({ name, style: STYLE.exec(read(name))?.[1] ?? '' }));

test('components use no colours of their own', () => {
  const own = components.flatMap(({ name, style }) =>
    (style.match(HEX) ?? []).map((hex) => `${name} ${hex}`),
  );
  expect(own).toEqual([]);
});

test('every used token exists', () => {
  const defined = new Set([...read('ui/tokens.css').matchAll(TOKEN)].map((found) => found[1]));
  const used = components.flatMap(({ style }) => [...style.matchAll(USED)].map((found) => found[1]));
  expect([...new Set(used)].filter((token) => !defined.has(token))).toEqual([]);
});

test('every token of space and type is used', () => {
  const defined = [...read('ui/tokens.css').matchAll(TOKEN)].map((found) => found[1] ?? '');
  const all = components.map(({ style }) => style).join('') + read('ui/base.css');
  expect(defined.filter((token) => /^--(space|type)-/.test(token) && !all.includes(`var(${token})`))).toEqual(
    [],
  );
});
