import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Decision } from './decision.svelte.ts';
import type { Wish } from './wishes.ts';

const MINE: Wish = { type: 'choose', seat: 0 };
const BOBS: Wish = { type: 'choose', seat: 2 };
let sent: Wish[];
let decision: Decision;

/** A team of two at the moment at which both have proposed: the button would agree with Bob. */
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  decision = new Decision({
    table: { seat: 0 },
    view: { phase: 'choosing' } as never,
    mine: null,
    voices: [0, 1],
    wish: MINE,
    others: [{ wish: BOBS, seats: [1] }],
    image: null,
    symbol: null,
    chosen: 0,
    pointAt: () => undefined,
    answer: (wish) => Promise.resolve(sent.push(wish) > 0),
  });
});

afterEach(() => vi.useRealTimers());

test('who taps twice to propose does not agree with somebody else', async () => {
  await decision.send(MINE);
  decision.sendOffer();
  expect(sent).toEqual([MINE]);
});

test('a moment later one may agree', async () => {
  await decision.send(MINE);
  vi.advanceTimersByTime(1000);
  decision.sendOffer();
  expect(sent).toEqual([MINE, BOBS]);
});
