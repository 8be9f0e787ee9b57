import type { GameModule } from '@games';
import { SvelteMap } from 'svelte/reactivity';
import { loadGameMessages } from '@words';
import { modules } from 'virtual:games';

const RETRY_AFTER = 2000;
const loaded = new SvelteMap<string, GameModule>();
/** Games whose modules were requested. Not reactive, because it is not shown. */
const requested: Record<string, boolean> = {};
const failures: Record<string, number> = {};

/** Return a game's module; null until it is loaded. The first call starts loading it. */
export function gameModule(name: string): GameModule | null {
  const load = modules[name];
  if (load && !requested[name]) {
    requested[name] = true;
    void fetchGame(name, load);
  }
  return loaded.get(name) ?? null;
}

async function fetchGame(name: string, load: () => Promise<{ default: GameModule }>): Promise<void> {
  try {
    const [{ default: module }] = await Promise.all([load(), loadGameMessages(name)]);
    loaded.set(name, module);
  } catch (error) {
    console.error(error);
    setTimeout(() => void retry(name, load), RETRY_AFTER);
  }
}

/** Load a module again. After a second failure reload the page once: it may be older than the server. */
function retry(name: string, load: () => Promise<{ default: GameModule }>): Promise<void> {
  failures[name] = (failures[name] ?? 0) + 1;
  if (failures[name] > 1 && navigator.onLine && !isReloaded()) location.reload();
  return fetchGame(name, load);
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
