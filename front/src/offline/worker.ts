/// <reference lib="webworker" />

/**
 * The service worker: it caches the files of the build, and shows an offline page if the server cannot be reached. It does
 * not handle API requests or pictures.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build, as names relative to this script: every file with a digest, and the offline pages. */
declare const BUILT: readonly string[];
declare const OFFLINE: Readonly<Record<string, string>>;
declare const FALLBACK: string;
declare const OFFLINE_PARTS: readonly string[];

/** The server's path before this script's name: '' or, for example, '/games'. */
const BASE = new URL('.', worker.location.href).pathname.slice(0, -1);
/** Servers below different paths of one host share the browser's caches, so the names contain the path. */
const FILES = `unspoken-files${BASE}`;
const OFFLINE_CACHE = `unspoken-offline${BASE}`;
const addressOf = (name: string) => new URL(name, worker.location.href).href;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePages().then(() => worker.skipWaiting()));
});

// Pages that are open stay without a worker (no clients.claim()): they would fetch their files a second time.
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
  else if (address.pathname.startsWith(`${BASE}/assets/`)) event.respondWith(builtFile(request));
  else if (OFFLINE_PARTS.map(addressOf).includes(request.url))
    event.respondWith(fetch(request).catch(() => cached(request.url)));
});

/** Fetch the offline pages again with every build, so that each page matches its styles. */
async function cacheOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(
    [...Object.values(OFFLINE), ...OFFLINE_PARTS].map(
      (name) => new Request(addressOf(name), { cache: 'reload' }),
    ),
  );
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const current = new Set(BUILT.map(addressOf));
  const old = (await cache.keys()).filter((request) => !current.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A file with a digest in its name never changes, so a cached copy is always valid. */
async function builtFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const found = await cache.match(request.url);
  if (found) return found;
  const response = await fetch(request);
  // If the storage is full, the file is just not cached.
  if (response.ok && response.status === 200)
    void cache.put(request.url, response.clone()).catch((error: unknown) => console.warn(error));
  return response;
}

async function offlinePage(): Promise<Response> {
  const language = worker.navigator.languages
    .flatMap((tag) => [tag, tag.split('-')[0] ?? tag])
    .find((tag) => tag in OFFLINE);
  return cached(addressOf(OFFLINE[language ?? FALLBACK] ?? ''));
}

async function cached(address: string): Promise<Response> {
  const found = await (await caches.open(OFFLINE_CACHE)).match(address);
  return found ?? Response.error();
}
