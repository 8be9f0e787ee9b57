/// <reference lib="webworker" />

/**
 * The service worker: it caches the files of the build, shows an offline page if the server cannot be reached, and shows
 * reminders. It does not handle API requests or pictures.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build, as names relative to this script: every file with a digest, and the offline pages. */
declare const BUILT: readonly string[];
declare const OFFLINE: Readonly<Record<string, string>>;
declare const FALLBACK: string;
declare const OFFLINE_PARTS: readonly string[];
/** By language: the texts of reminders by their message ids, and the titles of the games. '{game}' stands for a title. */
declare const REMINDERS: Readonly<Record<string, ReminderWords>>;

interface ReminderWords {
  texts: Readonly<Record<string, string>>;
  games: Readonly<Record<string, string>>;
}

/** A reminder as the server sends it; unspoken/push/messages.py describes its fields. */
interface PushMessage {
  kind: 'your-turn' | 'round-ended' | 'about-to-lapse';
  code: string;
  game: string;
  language: string;
}

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

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(remind(message));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const code = event.notification.tag;
  event.waitUntil(event.action === STOP ? stopReminders(code) : openTable(code));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});

/** The action of the notification's button. */
const STOP = 'stop';

/** Show a reminder. It replaces an earlier one of the same table. */
async function remind({ kind, code, game, language }: PushMessage): Promise<void> {
  const words = REMINDERS[language] ?? REMINDERS[FALLBACK];
  const say = (id: string) => words?.texts[id]?.replace('{game}', words.games[game] ?? game) ?? '';
  if (kind !== 'round-ended') void worker.navigator.setAppBadge?.().catch(() => undefined);
  // TypeScript does not know `actions` and `renotify`, which not every browser has.
  const options: NotificationOptions & { actions: unknown; renotify: boolean } = {
    body: say(`reminder-${kind}-text`),
    tag: code,
    renotify: true,
    icon: addressOf('icon-192.png'),
    lang: language,
    actions: [{ action: STOP, title: say('reminder-stop') }],
  };
  await worker.registration.showNotification(say(`reminder-${kind}`), options);
}

/** Show the table in its window, or in a new one. */
async function openTable(code: string): Promise<void> {
  const path = `${BASE}/t/${code}`;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

const remindersOf = (code: string) => addressOf(`api/tables/${encodeURIComponent(code)}/reminders`);

async function stopReminders(code: string): Promise<void> {
  await fetch(remindersOf(code), { method: 'DELETE' });
}

/** Subscribe anew after the browser has dropped its subscription, and tell each table that had the old one. */
async function subscribeAgain(): Promise<void> {
  const { key } = (await (await fetch(addressOf('api/reminders/key'))).json()) as { key: string };
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { tables } = (await (await fetch(addressOf('api/mine'))).json()) as { tables: { code: string }[] };
  for (const { code } of tables) {
    const state = (await (await fetch(remindersOf(code))).json()) as { on?: boolean };
    if (!state.on) continue;
    const language = worker.navigator.language.split('-')[0] ?? FALLBACK;
    const body = JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language });
    await fetch(remindersOf(code), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

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
