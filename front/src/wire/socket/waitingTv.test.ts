import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToWaitingTv } from '../schema.gen.ts';
import { STALE_AFTER } from './staleAfter.ts';
import { WaitingTv } from './waitingTv.ts';

const CODE: ToWaitingTv = { type: 'tv-code', code: 'AB23', seconds: 600 };
/** Fake connections to the server, the newest last. */
let connections: { onmessage: ((event: { data: string }) => void) | null; onclose: (() => void) | null }[];
let messages: (string | null)[];
let tv: WaitingTv;

const receive = (message: ToWaitingTv) => connections.at(-1)?.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  [connections, messages] = [[], []];
  vi.stubGlobal('WebSocket', function socket() {
    const connection = { onmessage: null, onclose: null, close: () => undefined };
    connections.push(connection);
    return connection;
  });
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  tv = new WaitingTv((message) => messages.push(message?.type ?? null));
});

afterEach(() => {
  tv.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a silent connection is opened again, and its code is no longer shown', () => {
  receive(CODE);
  vi.advanceTimersByTime(STALE_AFTER + 5000);
  expect([connections.length, messages]).toEqual([2, ['tv-code', null]]);
});

test('a connection with messages stays open', () => {
  receive(CODE);
  vi.advanceTimersByTime(STALE_AFTER - 5000);
  receive({ type: 'heartbeat' });
  vi.advanceTimersByTime(STALE_AFTER - 5000);
  expect(connections.length).toBe(1);
});

test('a lost connection is opened again after a moment', () => {
  connections.at(-1)?.onclose?.();
  vi.advanceTimersByTime(2000);
  expect([connections.length, messages]).toEqual([2, [null]]);
});
