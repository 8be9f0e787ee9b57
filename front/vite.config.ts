import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressTexts } from './compress.ts';
import { documents } from './documents.ts';
import { extraFolders, games } from './games.ts';
import { languages } from './languages.ts';
import { licences } from './licences.ts';
import { offline } from './offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.UNSPOKEN_SERVER ?? 'http://127.0.0.1:8000';

/** Modules that every page needs. They go into one chunk, so that the browser makes one request instead of many. */
const COMMON = [
  /\/node_modules\/|preload-helper/,
  /virtual:languages$/,
  /\/src\/(app|motion|storage)\/|\/src\/(words|wire)\/(http\/)?(index|words\.svelte|composedIds|http|address)\.ts$/,
  /\/src\/ui\/(\w+\/)?(Button|Icon|icons|scheme|Segment|Sheet|Surface|toasts)\b/,
  /\/src\/pages\/shared\/Name|\/games\/[^/]+\/(cover|theme)\./,
];
const isCommon = (id: string) => COMMON.some((pattern) => pattern.test(id));

export default defineConfig({
  base: '/',
  plugins: [
    games(here('src')),
    languages(here('src')),
    svelte({ configFile: false }),
    documents(),
    offline(),
    licences(),
    // Only tests build to another folder, and they need no compressed files.
    process.env.UNSPOKEN_PAGE_OUT ? null : compressTexts(),
  ],
  resolve: {
    alias: [
      { find: /^@(ui|words|wire|motion|storage|audio|games)$/, replacement: here('src/$1/index.ts') },
      { find: /^@(ui|wire|audio|app|table)\//, replacement: here('src/$1/') },
    ],
    dedupe: ['svelte'],
  },
  experimental: {
    // A server may be below a path, which the build does not know: scripts and styles use relative addresses. The server
    // puts its path before the addresses in documents.
    renderBuiltUrl: (_file, { hostType }) => ({ relative: hostType !== 'html' }),
  },
  build: {
    // With an empty name, Vite would empty front/ itself.
    outDir: process.env.UNSPOKEN_PAGE_OUT || here('../src/unspoken/web/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: isCommon }] } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), ...extraFolders()] },
    proxy: {
      '/api': server,
      '/pictures': server,
      '/ws': { target: server, ws: true },
    },
  },
});
