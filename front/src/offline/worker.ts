/// <reference lib="webworker" />

/**
 * The page's keeper in the browser: files of the build are fetched once, and a house that cannot be reached is told of
 * in a page of our own. What is said at tables and the pictures on them never pass through here.
 */
const keeper = globalThis as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build: every file whose name carries a digest, and the documents for when nobody answers. */
declare const BUILT: readonly string[];
declare const OFFLINE: Readonly<Record<string, string>>;
declare const FALLBACK: string;
declare const OFFLINE_PARTS: readonly string[];

const FILES = 'unspoken-files';
const AWAY = 'unspoken-offline';

keeper.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => keeper.skipWaiting()));
});

// A page that came without a keeper goes on without one: what it has fetched ahead would be fetched again.
keeper.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles()));

keeper.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== keeper.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(builtFile(request));
  else if (OFFLINE_PARTS.includes(address.pathname))
    event.respondWith(fetch(request).catch(() => kept(request.url)));
});

/** Fetched anew with every build: an old sheet would not fit a new document. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(AWAY);
  await cache.addAll(
    [...Object.values(OFFLINE), ...OFFLINE_PARTS].map((path) => new Request(path, { cache: 'reload' })),
  );
}

async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const current = new Set(BUILT.map((file) => new URL(file, keeper.location.origin).href));
  const old = (await cache.keys()).filter((request) => !current.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A file whose name tells what is in it is the same for ever. */
async function builtFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const found = await cache.match(request.url);
  if (found) return found;
  const response = await fetch(request);
  // A phone that is full keeps nothing, and plays all the same.
  if (response.ok && response.status === 200)
    void cache.put(request.url, response.clone()).catch((error: unknown) => console.warn(error));
  return response;
}

async function offlinePage(): Promise<Response> {
  const spoken = keeper.navigator.languages
    .flatMap((tag) => [tag, tag.split('-')[0] ?? tag])
    .find((language) => language in OFFLINE);
  return kept(OFFLINE[spoken ?? FALLBACK] ?? '/');
}

async function kept(path: string): Promise<Response> {
  const found = await (await caches.open(AWAY)).match(path);
  return found ?? Response.error();
}
