import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putUpTvHere } from '@wire';
import { awaitInvitation, awaitReply } from './invitation.ts';

vi.mock('virtual:games', () => ({ modules: {} }));

/** The house answers like this, one after the other. */
function houseAnswers(...answers: [status: number, body: object][]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', () => {
    const [status, body] = left.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a house that is away for a moment is asked again', async () => {
  houseAnswers([503, { type: 'refusal', code: 'not-saved' }], [200, { code: 'ABC234', tv: true }]);
  const known = awaitInvitation('ABC234', () => true);
  await vi.runAllTimersAsync();
  expect(await known).toMatchObject({ tv: true });
});

test('there is no such table only where the house says so', async () => {
  houseAnswers([503, {}], [404, { type: 'refusal', code: 'no-such-table' }]);
  const told: string[] = [];
  const known = awaitInvitation('ABC234', () => told.push('quiet') > 0);
  await vi.runAllTimersAsync();
  expect([await known, told]).toEqual([null, ['quiet']]);
});

test('nobody asks on for a page that is gone', async () => {
  houseAnswers([503, {}], [200, { code: 'ABC234', tv: true }]);
  expect(await awaitInvitation('ABC234', () => false)).toBeNull();
});

test('a no that the house has not said is none', async () => {
  houseAnswers([429, { type: 'refusal', code: 'too-fast' }], [201, { code: 'ABC234' }]);
  const put = awaitReply(
    () => putUpTvHere('ABC234'),
    ['not-host'],
    () => true,
  );
  await vi.runAllTimersAsync();
  expect(await put).toEqual({ code: 'ABC234' });
});

test('a no that it has said is one', async () => {
  houseAnswers([403, { type: 'refusal', code: 'not-host' }], [201, { code: 'ABC234' }]);
  const put = awaitReply(
    () => putUpTvHere('ABC234'),
    ['not-host'],
    () => true,
  );
  expect(await put).toBeNull();
});
