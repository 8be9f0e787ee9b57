import type { GameModule } from '@games';
import { SvelteMap } from 'svelte/reactivity';
import { learnGame } from '@words';
import { modules } from 'virtual:games';

const TRY_AGAIN = 2000;
const loaded = new SvelteMap<string, GameModule>();
/** What is on its way: not shown to anybody, so it need not be reactive. */
const asked: Record<string, boolean> = {};
const failures: Record<string, number> = {};

/** A game's module, loaded when it is first asked for; null until it has come. */
export function gameModule(name: string): GameModule | null {
  const load = modules[name];
  if (load && !asked[name]) {
    asked[name] = true;
    void fetchGame(name, load);
  }
  return loaded.get(name) ?? null;
}

async function fetchGame(name: string, load: () => Promise<{ default: GameModule }>): Promise<void> {
  try {
    const [{ default: module }] = await Promise.all([load(), learnGame(name)]);
    loaded.set(name, module);
  } catch (error) {
    console.error(error);
    setTimeout(() => void tryAgain(name, load), TRY_AGAIN);
  }
}

/** A dropped connection mends itself; a page older than its house has to be fetched whole, but not over and over. */
function tryAgain(name: string, load: () => Promise<{ default: GameModule }>): Promise<void> {
  failures[name] = (failures[name] ?? 0) + 1;
  if (failures[name] > 1 && navigator.onLine && !isReloaded()) location.reload();
  return fetchGame(name, load);
}

function isReloaded(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return how?.type === 'reload';
}
