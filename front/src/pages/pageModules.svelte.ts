import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Route } from '@app/route.svelte.ts';

type At = Route['at'];
/** Every page gets the route's code and a callback to preload the table's page. */
type Page = Component<{ code: string; onleaving: () => void }>;

const files: Record<At, () => Promise<{ default: unknown }>> = {
  admin: () => import('./admin/AdminPage.svelte'),
  album: () => import('./album/AlbumPage.svelte'),
  atlas: () => import('./atlas/AtlasPage.svelte'),
  home: () => import('./home/Home.svelte'),
  table: () => import('./table/TablePage.svelte'),
  'not-found': () => import('./NotFound.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  today: () => import('./today/TodayPage.svelte'),
  tv: () => import('./tv/TvPage.svelte'),
};
const loaded = new SvelteMap<At, Page>();

/** Return a page's component; null until it is loaded. */
export function pageModule(at: At): Page | null {
  return loaded.get(at) ?? null;
}

/** Load a page's component, unless it is loaded. */
export async function loadPage(at: At): Promise<void> {
  if (loaded.has(at)) return;
  const { default: page } = await files[at]();
  loaded.set(at, page as Page);
}
