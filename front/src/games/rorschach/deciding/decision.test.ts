import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Decision } from './decision.svelte.ts';
import type { Proposal } from './proposals.ts';

const MINE: Proposal = { type: 'choose', seat: 0 };
const BOBS: Proposal = { type: 'choose', seat: 2 };
let sent: Proposal[];
let decision: Decision;

/** A team of two that have both proposed: the button would agree with Bob. */
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  decision = new Decision({
    table: { seat: 0 },
    view: { phase: 'choosing' } as never,
    mine: null,
    voices: [0, 1],
    myProposal: MINE,
    others: [{ proposal: BOBS, seats: [1] }],
    image: null,
    symbol: null,
    chosen: 0,
    select: () => undefined,
    answer: (proposal) => Promise.resolve(sent.push(proposal) > 0),
  });
});

afterEach(() => vi.useRealTimers());

test('a double tap on propose does not agree with another proposal', async () => {
  await decision.send(MINE);
  decision.sendOffer();
  expect(sent).toEqual([MINE]);
});

test('a later tap agrees', async () => {
  await decision.send(MINE);
  vi.advanceTimersByTime(1000);
  decision.sendOffer();
  expect(sent).toEqual([MINE, BOBS]);
});
