import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

const handlers: Record<string, Handler> = {};
const shown: [string, Record<string, unknown>][] = [];
const fetched: [string, RequestInit | undefined][] = [];
const opened: string[] = [];
const windows: { url: string; focus: () => void }[] = [];
let replies: Record<string, unknown> = {};
/** The address of a server below a path. */
const GAMES = 'https://x.example/games';

/** Run a handler, and wait for what it does. */
async function dispatch(type: string, event: Record<string, unknown>): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

const push = (kind: string, language = 'en') =>
  dispatch('push', { data: { json: () => ({ kind, code: 'ABC234', game: 'dixit', language }) } });
const click = (action: string) =>
  dispatch('notificationclick', { action, notification: { tag: 'ABC234', close: () => undefined } });

beforeAll(async () => {
  const texts = {
    'reminder-your-turn': 'Turn',
    'reminder-your-turn-text': '{game}!',
    'reminder-stop': 'Stop',
  };
  vi.stubGlobal('location', new URL(`${GAMES}/worker.js`));
  vi.stubGlobal('FALLBACK', 'en');
  vi.stubGlobal('REMINDERS', { en: { texts, games: { dixit: 'Dixit' } } });
  vi.stubGlobal('addEventListener', (type: string, handler: Handler) => (handlers[type] = handler));
  vi.stubGlobal('navigator', { language: 'pl-PL' });
  vi.stubGlobal('registration', {
    showNotification: async (...args: [string, Record<string, unknown>]) => void shown.push(args),
    pushManager: {
      subscribe: async () => ({ toJSON: () => ({ endpoint: 'new', keys: { p256dh: 'p', auth: 'a' } }) }),
    },
  });
  vi.stubGlobal('clients', {
    matchAll: async () => windows,
    openWindow: async (path: string) => void opened.push(path),
  });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    fetched.push([path, init]);
    return { json: async () => replies[path] };
  });
  await import(new URL('./worker.ts', import.meta.url).href);
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  for (const list of [shown, fetched, opened, windows]) list.length = 0;
  replies = {};
});

test('a reminder is shown in its language, else in the fallback language', async () => {
  await push('your-turn', 'xx');
  expect(shown).toMatchObject([['Turn', { body: 'Dixit!', tag: 'ABC234', actions: [{ title: 'Stop' }] }]]);
});

test('a click shows the window of the table, or opens one', async () => {
  await click('');
  expect(opened).toEqual(['/games/t/ABC234']);
  const focus = vi.fn();
  windows.push({ url: `${GAMES}/t/OTHER2`, focus: vi.fn() }, { url: `${GAMES}/t/ABC234`, focus });
  await click('');
  expect([opened.length, focus.mock.calls.length]).toEqual([1, 1]);
});

test('the button in the notification turns the reminders of this table off', async () => {
  await click('stop');
  expect([fetched, opened]).toEqual([[[`${GAMES}/api/tables/ABC234/reminders`, { method: 'DELETE' }]], []]);
});

test('a changed subscription is sent to the tables that had reminders', async () => {
  replies = {
    [`${GAMES}/api/reminders/key`]: { key: 'key' },
    [`${GAMES}/api/mine`]: { tables: [{ code: 'AAAAAA' }, { code: 'BBBBBB' }] },
    [`${GAMES}/api/tables/AAAAAA/reminders`]: { on: true },
    [`${GAMES}/api/tables/BBBBBB/reminders`]: { on: false },
  };
  await dispatch('pushsubscriptionchange', {});
  const posted = fetched.filter(([, init]) => init?.method === 'POST');
  expect(posted.map(([path]) => path)).toEqual([`${GAMES}/api/tables/AAAAAA/reminders`]);
  expect(JSON.parse(String(posted[0]?.[1]?.body))).toEqual({
    endpoint: 'new',
    p256dh: 'p',
    auth: 'a',
    language: 'pl',
  });
});
