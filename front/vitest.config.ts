import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

const TESTS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`);
/** Test files that mock modules run isolated; the others share modules, which takes a fifth of the time. */
const MOCKING = TESTS.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
const SHARING = TESTS.filter((file) => !MOCKING.includes(file));

const project = (name: string, include: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include, isolate, environment: 'node' },
});

export default mergeConfig(
  page,
  defineConfig({
    test: {
      pool: 'threads', // takes a third less CPU than processes
      projects: [project('sharing', SHARING, false), project('mocking', MOCKING, true)],
    },
  }),
);
