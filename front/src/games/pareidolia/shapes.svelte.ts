import { SvelteMap } from 'svelte/reactivity';
import type { Disc } from './preview.ts';

type Point = readonly [number, number];

/** One of the kinds of cloud in the box, measured in tenths of a millimetre around its middle. */
export interface CloudShape {
  shape: string;
  name: Record<string, string>;
  count: number;
  outline: readonly Point[];
  discs: readonly Disc[];
}

const known = new SvelteMap<string, readonly CloudShape[]>();
/** What is on its way: not shown to anybody, so it need not be reactive. */
const asked: Record<string, boolean> = {};

/** The shapes of a pack, none until they have come. */
export function shapesOf(pack: string): readonly CloudShape[] {
  if (!asked[pack]) {
    asked[pack] = true;
    void fetchShapes(pack);
  }
  return known.get(pack) ?? [];
}

async function fetchShapes(pack: string): Promise<void> {
  try {
    const reply = await fetch(`/api/packs/${pack}/items`);
    if (reply.ok) known.set(pack, (await reply.json()) as CloudShape[]);
    else asked[pack] = false;
  } catch {
    // Offline: asked again with the next frame.
    asked[pack] = false;
  }
}
