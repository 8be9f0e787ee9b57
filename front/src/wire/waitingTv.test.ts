import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToWaitingTv } from './schema.gen.ts';
import { STALE_AFTER } from './stale.ts';
import { WaitingTv } from './waitingTv.ts';

const CODE: ToWaitingTv = { type: 'tv-code', code: 'AB23', seconds: 600 };
/** Lines to the house, the newest last; a test says what comes on them. */
let lines: { onmessage: ((event: { data: string }) => void) | null; onclose: (() => void) | null }[];
let heard: (string | null)[];
let tv: WaitingTv;

const hears = (message: ToWaitingTv) => lines.at(-1)?.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard] = [[], []];
  vi.stubGlobal('WebSocket', function line() {
    const one = { onmessage: null, onclose: null, close: () => undefined };
    lines.push(one);
    return one;
  });
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  tv = new WaitingTv((message) => heard.push(message?.type ?? null));
});

afterEach(() => {
  tv.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that has gone silent is opened anew, and its code is shown no more', () => {
  hears(CODE);
  vi.advanceTimersByTime(STALE_AFTER + 5000);
  expect([lines.length, heard]).toEqual([2, ['tv-code', null]]);
});

test('a line on which the house is heard stays', () => {
  hears(CODE);
  vi.advanceTimersByTime(STALE_AFTER - 5000);
  hears({ type: 'heartbeat' });
  vi.advanceTimersByTime(STALE_AFTER - 5000);
  expect(lines.length).toBe(1);
});

test('a line that breaks is opened anew after a moment', () => {
  lines.at(-1)?.onclose?.();
  vi.advanceTimersByTime(2000);
  expect([lines.length, heard]).toEqual([2, [null]]);
});
