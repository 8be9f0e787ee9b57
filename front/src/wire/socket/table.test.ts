import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botTalkChoice } from './botTalk.ts';
import type { FromTable, Said } from '../schema.gen.ts';
import { TableStore } from './table.svelte.ts';

/** A fake WebSocket that receives only the messages a test gives it. */
class SilentSocket {
  static readonly OPEN = 1;
  static newest: SilentSocket;
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    SilentSocket.newest = this;
  }
  static sent: string[] = [];
  send(message: string): void {
    SilentSocket.sent.push(message);
  }
  close(): void {}
  receives(message: FromTable): void {
    this.readyState = SilentSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const ROOM: FromTable = {
  type: 'room',
  code: 'ABC234',
  phase: 'playing',
  host: 0,
  game: 'dixit',
  options: {},
  least: 3,
  most: 8,
  people: [],
  chairs: [],
  paused: false,
  grace: 60,
  evening: [],
  begun: 1,
};
const WELCOME: FromTable = { type: 'welcome', code: 'ABC234', you: 0 };
const STALE = 44_000;
let table: TableStore;

const said = (text: string, more: Partial<Said> = {}): Said => ({
  type: 'said',
  channel: 'table',
  by: 1,
  name: 'Bob',
  seal: 2,
  text,
  ...more,
});
const talk = (...lines: Said[]): FromTable => ({ type: 'talk', lines });
const texts = () => table.talk.map((line) => line.text);

const frame = (now: number, running: boolean): FromTable => ({
  type: 'frame',
  seq: 1,
  now,
  running,
  frame: { public: {}, due: 60_000 },
});

beforeEach(() => {
  vi.useFakeTimers();
  SilentSocket.sent = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('navigator', {});
  table = new TableStore('ABC234', true);
  table.received(ROOM);
});

afterEach(() => {
  table.close();
  botTalkChoice.value = 'on';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the clock runs while the table's time does", () => {
  table.received(frame(10_000, true));
  vi.advanceTimersByTime(5_000);
  expect(table.remaining()).toBe(45_000);
});

test('the clock stops with the time of the table, even without a pause', () => {
  table.received(frame(10_000, false));
  vi.advanceTimersByTime(5_000);
  expect(table.remaining()).toBe(50_000);
});

test('the clock continues from where it stopped', () => {
  table.received(frame(10_000, false));
  vi.advanceTimersByTime(5_000);
  table.received(frame(10_000, true));
  vi.advanceTimersByTime(1_000);
  expect(table.remaining()).toBe(49_000);
});

test('a patch changes the latest frame', () => {
  table.received(frame(10_000, true));
  table.received({ type: 'patch', seq: 2, now: 20_000, patch: { due: 90_000, waiting: [1] } });
  expect(table.frameMessage?.frame).toEqual({ public: {}, due: 90_000, waiting: [1] });
  expect(table.remaining()).toBe(70_000);
});

test('after a missing patch the page connects again, to get a whole frame', () => {
  SilentSocket.newest.receives(WELCOME);
  const before = SilentSocket.newest;
  table.received(frame(10_000, true));
  table.received({ type: 'patch', seq: 3, now: 20_000, patch: { due: 90_000 } });
  expect(table.frameMessage?.frame.due).toBe(60_000);
  vi.advanceTimersByTime(1_000);
  expect(SilentSocket.newest).not.toBe(before);
});

test('a request on a connection that went stale is given up', async () => {
  SilentSocket.newest.receives(WELCOME);
  const started = table.request({ type: 'start' });
  vi.advanceTimersByTime(STALE);
  SilentSocket.newest.receives(WELCOME);
  expect(await started).toBe(false);
});

test('a person who was removed while the page slept counts as rejected', () => {
  let rejected = 0;
  table.onrejected = () => (rejected += 1);
  SilentSocket.newest.receives(WELCOME);
  SilentSocket.newest.receives({ type: 'refusal', code: 'bad-token' });
  SilentSocket.newest.onclose?.();
  expect(rejected).toBe(1);
});

test.each([{ paused: true }, { stands_still: true }])(
  'a stopped table does not count waiting time: %o',
  (why) => {
    table.received({ ...ROOM, ...why });
    vi.advanceTimersByTime(600_000);
    table.received(ROOM);
    vi.advanceTimersByTime(3_000);
    expect(table.waited()).toBe(3);
  },
);

test('after reconnecting, only lines said meanwhile are unread', () => {
  table.received(talk(said('one'), said('two')));
  table.received(said('three'));
  table.markRead();
  table.received(talk(said('two'), said('three'), said('four')));
  expect([table.unread, texts()]).toEqual([1, ['one', 'two', 'three', 'four']]);
});

test('the lines of a team are dropped when a game begins', () => {
  table.received(said('to all'));
  table.received(said('to us', { channel: 'team-0' }));
  table.received({ type: 'facts', facts: [{ number: 1, code: 'began' }], earlier: false });
  expect(texts()).toEqual(['to all']);
});

test('the lines of a team are dropped in the lobby', () => {
  table.received(said('to all'));
  table.received(said('to us', { channel: 'team-0' }));
  table.received({ ...ROOM, phase: 'lobby' });
  expect(texts()).toEqual(['to all']);
});

test('hidden remarks of bots stay hidden after reconnecting', () => {
  botTalkChoice.value = 'off';
  table.received(talk(said('to all'), said('', { by: null, bot: 2, remark: { code: 'hm' } })));
  expect(texts()).toEqual(['to all']);
});

test.each([
  [true, true],
  [false, false],
])('with a bot on my chair (%s) I can take it back', (bot, replaced) => {
  table.received(WELCOME);
  table.received({ ...ROOM, chairs: [{ name: 'Ada', seal: 1, bot, person: 0 }] });
  expect([table.seat, table.replaced]).toEqual([0, replaced]);
});

test('an answer sent again names the game in which it was given', () => {
  table.received(frame(0, true));
  void table.answer('vote', {});
  table.received({ ...ROOM, begun: 2 } as FromTable);
  table.received(frame(0, true));
  SilentSocket.newest.receives(WELCOME);
  expect(SilentSocket.sent.map((text) => JSON.parse(text) as { begun: number })).toMatchObject([
    { begun: 1 },
  ]);
});
