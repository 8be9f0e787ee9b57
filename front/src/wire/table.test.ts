import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromTable } from './schema.gen.ts';
import { TableStore } from './table.svelte.ts';

/** A socket on which nothing comes: a test says itself what is heard. */
class SilentSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onmessage = null;
  onclose = null;
  send(): void {}
  close(): void {}
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
};
let table: TableStore;

const frame = (now: number, running: boolean): FromTable => ({
  type: 'frame',
  seq: 1,
  now,
  running,
  frame: { public: {}, due: 60_000 },
});

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the clock runs while the table's time does", () => {
  table.received(frame(10_000, true));
  vi.advanceTimersByTime(5_000);
  expect(table.remaining()).toBe(45_000);
});

test('it stands where nobody is at the table, though nobody has paused it', () => {
  table.received(frame(10_000, false));
  vi.advanceTimersByTime(5_000);
  expect(table.remaining()).toBe(50_000);
});

test('it goes on from where it stood', () => {
  table.received(frame(10_000, false));
  vi.advanceTimersByTime(5_000);
  table.received(frame(10_000, true));
  vi.advanceTimersByTime(1_000);
  expect(table.remaining()).toBe(49_000);
});
