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

/** Load a module that fails this many times before it succeeds. */
async function loadAfterFailures(name: string, times: number): Promise<void> {
  failures = times;
  gameModule(name);
  while (gameModule(name) === null) await vi.advanceTimersByTimeAsync(1000);
}

test('a module that failed once is loaded again', async () => {
  await loadAfterFailures('dixit', 1);
  expect(reloaded).toBe(0);
});

test('after two failures the page is reloaded', async () => {
  await loadAfterFailures('rorschach', 2);
  expect(reloaded).toBe(1);
});
