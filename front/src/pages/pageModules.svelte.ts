import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Route } from '@app/route.svelte.ts';

type At = Route['at'];
/** What pages are told: where they lead on to, and of which table they are. */
type Page = Component<{ code: string; onleaving: () => void }>;

const files: Record<At, () => Promise<{ default: unknown }>> = {
  album: () => import('./AlbumPage.svelte'),
  atlas: () => import('./AtlasPage.svelte'),
  home: () => import('./Home.svelte'),
  table: () => import('./TablePage.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  today: () => import('./TodayPage.svelte'),
  tv: () => import('./TvPage.svelte'),
};
const loaded = new SvelteMap<At, Page>();

/** A page that has been loaded; null until it has come. */
export function pageModule(at: At): Page | null {
  return loaded.get(at) ?? null;
}

/** Fetches a page: nobody who is at home needs to wait for what is only at tables. */
export async function loadPage(at: At): Promise<void> {
  if (loaded.has(at)) return;
  const { default: page } = await files[at]();
  loaded.set(at, page as Page);
}
