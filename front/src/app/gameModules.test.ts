import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameModule } from './gameModules.svelte.ts';

const MODULE = { Board: null };
let failures: number;
let reloaded: number;

vi.mock('virtual:games', () => {
  const load = () =>
    failures-- > 0 ? Promise.reject(new TypeError('network')) : Promise.resolve({ default: MODULE });
  return { modules: { dixit: load, rorschach: load } };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  reloaded = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload: () => (reloaded += 1) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The file fails so often, and comes then. */
async function comesAfter(name: string, times: number): Promise<void> {
  failures = times;
  gameModule(name);
  while (gameModule(name) === null) await vi.advanceTimersByTimeAsync(1000);
}

test('a game whose file did not come once is fetched again by itself', async () => {
  await comesAfter('dixit', 1);
  expect(reloaded).toBe(0);
});

test('a page that is older than its house is fetched whole', async () => {
  await comesAfter('rorschach', 2);
  expect(reloaded).toBe(1);
});
