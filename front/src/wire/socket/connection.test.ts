import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type ConnectionListener } from './connection.ts';
import type { FromTable } from '../schema.gen.ts';

/** A fake of the browser's WebSocket, controlled by the tests. */
class BrowserSocket {
  static readonly OPEN = 1;
  static all: BrowserSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    BrowserSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  receives(message: FromTable): void {
    this.readyState = BrowserSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME: FromTable = { type: 'welcome', code: 'ABC234', you: 0 };
const newest = (): BrowserSocket => BrowserSocket.all.at(-1) as BrowserSocket;

class RecordingListener implements ConnectionListener {
  events: string[] = [];
  received(message: FromTable): void {
    this.events.push(message.type);
  }
  opened(): void {
    this.events.push('opened');
  }
  lost(everOpen: boolean): void {
    this.events.push(everOpen ? 'lost' : 'rejected');
  }
}

let listener: RecordingListener;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('navigator', {});
  BrowserSocket.all = [];
  listener = new RecordingListener();
  connection = new Connection('ABC234', listener);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page over https speaks over wss', () => {
  expect(newest().address).toBe('wss://table.example/ws/ABC234?patches');
});

test('a connection is open only after the welcome message', () => {
  const before = connection.open;
  newest().receives(WELCOME);
  expect([before, connection.open, listener.events]).toEqual([false, true, ['opened', 'welcome']]);
});

test('nothing is sent before the connection is open', () => {
  expect([connection.send({ type: 'hello', token: 'x' }), newest().sent]).toEqual([false, []]);
});

test('a broken connection is opened again', () => {
  newest().receives(WELCOME);
  newest().onclose?.();
  vi.advanceTimersByTime(250);
  expect([BrowserSocket.all.length, listener.events.at(-1)]).toEqual([2, 'lost']);
});

test('a connection that was never open counts as rejected', () => {
  newest().onclose?.();
  expect(listener.events).toEqual(['rejected']);
});

test.each([
  [0, 250],
  [1, 500],
  [4, 4000],
  [12, 8000],
])('after %i failures the page reconnects within %i milliseconds', (failures, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (let failure = 0; failure < failures; failure++) {
    newest().onclose?.();
    vi.advanceTimersToNextTimer();
  }
  const before = BrowserSocket.all.length;
  newest().onclose?.();
  vi.advanceTimersByTime(wait - 1);
  const early = BrowserSocket.all.length;
  vi.advanceTimersByTime(1);
  expect([early - before, BrowserSocket.all.length - before]).toEqual([0, 1]);
});

test('a connection without a welcome message is given up at the first check after six seconds', () => {
  vi.advanceTimersByTime(6_000);
  const early = [...listener.events];
  vi.advanceTimersByTime(500);
  expect([early, listener.events]).toEqual([[], ['rejected']]);
});

test('the page reconnects within seven seconds if the server returns no heartbeat', () => {
  newest().receives(WELCOME);
  vi.advanceTimersByTime(5_000);
  const before = [BrowserSocket.all.length, newest().sent];
  vi.advanceTimersByTime(2_000);
  expect([before, BrowserSocket.all.length]).toEqual([[1, ['{"type":"heartbeat"}']], 2]);
});

test('the page keeps its connection while the server returns heartbeats', () => {
  newest().receives(WELCOME);
  for (let second = 0; second < 60; second++) {
    const asked = newest().sent.length;
    vi.advanceTimersByTime(1000);
    if (newest().sent.length > asked) newest().receives({ type: 'heartbeat' });
  }
  expect([BrowserSocket.all.length, newest().sent.length > 10]).toEqual([1, true]);
});

test.each([
  ['wifi', 'cellular', 2],
  ['wifi', 'wifi', 1],
])(
  'only another network needs a new connection: from %s to %s there are %i',
  (before, after, connections) => {
    const network: { type: string; changed?: () => void } = { type: before };
    const addEventListener = (_: string, changed: () => void) => (network.changed = changed);
    vi.stubGlobal('navigator', { connection: Object.assign(network, { addEventListener }) });
    connection = new Connection('ABC234', listener);
    BrowserSocket.all = [newest()];
    newest().receives(WELCOME);
    network.type = after;
    network.changed?.();
    expect(BrowserSocket.all.length).toBe(connections);
  },
);

test('a connection stays closed after close()', () => {
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect([BrowserSocket.all.length, newest().readyState]).toEqual([1, 3]);
});
