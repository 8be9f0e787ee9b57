import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { notices } from '../../licences.ts';

const require = createRequire(import.meta.url);

test('the notices name each package once, with its licence text', () => {
  const svelte = require.resolve('svelte/package.json').replace('package.json', 'src/index-client.js');
  const text = notices([svelte, `${svelte}?used`, '/src/app/route.ts', '\0virtual:languages']);
  expect(text.match(/^svelte \d/gm)).toHaveLength(1);
  expect(text).toContain('Svelte Contributors');
  expect(text).toContain('Permission is hereby granted');
});

test('the notices contain the licence of both typefaces', () => {
  const text = notices([]);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(1);
  expect(text).toContain('The Bona Nova Project Authors');
  expect(text).toContain('The Commissioner Project Authors');
  expect(text).toContain('Apache License');
});
