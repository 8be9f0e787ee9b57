import { SvelteMap } from 'svelte/reactivity';
import { withBase } from '@wire';
import type { Disc } from '../preview.ts';

type Point = readonly [number, number];

/** A kind of cloud, measured in tenths of a millimetre around its centre. */
export interface CloudShape {
  shape: string;
  name: Record<string, string>;
  count: number;
  outline: readonly Point[];
  discs: readonly Disc[];
}

const loaded = new SvelteMap<string, readonly CloudShape[]>();
/** Packs that were requested; not reactive, because nothing shows it. */
const requested: Record<string, boolean> = {};

/** Return the shapes of a pack; empty until they are loaded. */
export function shapesOf(pack: string): readonly CloudShape[] {
  if (!requested[pack]) {
    requested[pack] = true;
    void fetchShapes(pack);
  }
  return loaded.get(pack) ?? [];
}

async function fetchShapes(pack: string): Promise<void> {
  try {
    const reply = await fetch(withBase(`/api/packs/${pack}/items`));
    if (reply.ok) loaded.set(pack, (await reply.json()) as CloudShape[]);
    else requested[pack] = false;
  } catch {
    // Offline: the next call requests the pack again.
    requested[pack] = false;
  }
}
