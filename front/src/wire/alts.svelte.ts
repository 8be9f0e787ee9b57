import { SvelteMap } from 'svelte/reactivity';
import { language } from '@words';

type Alts = Record<string, string>;

const known = new SvelteMap<string, Alts>();
/** What is on its way: not shown to anybody, so it need not be reactive. */
const asked: Record<string, boolean> = {};

/** The deck's own description of a picture, '' until it has come. */
export function altOf(pack: string, id: string): string {
  const key = `${pack}/alt/${language()}`;
  if (!asked[key]) {
    asked[key] = true;
    void fetchAlts(key);
  }
  return known.get(key)?.[id] ?? '';
}

/** Asks anew for a deck's descriptions: somebody may have written others. */
export function forgetAlts(pack: string): void {
  for (const key of Object.keys(asked)) if (key.startsWith(`${pack}/`)) asked[key] = false;
}

async function fetchAlts(key: string): Promise<void> {
  try {
    const reply = await fetch(`/api/packs/${key}`);
    if (reply.ok) known.set(key, (await reply.json()) as Alts);
    else asked[key] = false;
  } catch {
    // Offline: asked again with the next picture.
    asked[key] = false;
  }
}
