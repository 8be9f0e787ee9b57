import type { GameModule } from '@games';
import { SvelteMap } from 'svelte/reactivity';
import { learnGame } from '@words';
import { modules } from 'virtual:games';

const loaded = new SvelteMap<string, GameModule>();
/** What is on its way: not shown to anybody, so it need not be reactive. */
const asked: Record<string, boolean> = {};

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
    // A dropped connection, or a page older than its house: asked again the next time it is drawn.
    asked[name] = false;
    console.error(error);
  }
}
