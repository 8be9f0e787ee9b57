import { SvelteMap } from 'svelte/reactivity';
import { language } from '@words';
import { withBase } from './address.ts';

type Alts = Record<string, string>;

const known = new SvelteMap<string, Alts>();
/** Requests that were sent. Not reactive, because it is not shown. */
const requested: Record<string, boolean> = {};

/** Return the deck's description of a picture; '' until it is loaded. */
export function altOf(pack: string, id: string): string {
  const key = `${pack}/alt/${language()}`;
  if (!requested[key]) {
    requested[key] = true;
    void fetchAlts(key);
  }
  return known.get(key)?.[id] ?? '';
}

/** Load a deck's descriptions again when they are next needed: they may have changed. */
export function forgetAlts(pack: string): void {
  for (const key of Object.keys(requested)) if (key.startsWith(`${pack}/`)) requested[key] = false;
}

async function fetchAlts(key: string): Promise<void> {
  try {
    const reply = await fetch(withBase(`/api/packs/${key}`));
    if (reply.ok) known.set(key, (await reply.json()) as Alts);
    else requested[key] = false;
  } catch {
    // Offline: try again with the next picture.
    requested[key] = false;
  }
}
