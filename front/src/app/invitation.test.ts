import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addThisTv } from '@wire';
import { awaitInvitation, awaitReply } from './invitation.ts';

vi.mock('virtual:games', () => ({ modules: {} }));

/** Let the server give these answers, one after the other. */
function serverAnswers(...answers: [status: number, body: object][]): void {
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

test('a server that does not answer is asked again', async () => {
  serverAnswers([503, { type: 'refusal', code: 'not-saved' }], [200, { code: 'ABC234', tv: true }]);
  const invitation = awaitInvitation('ABC234', () => true);
  await vi.runAllTimersAsync();
  expect(await invitation).toMatchObject({ tv: true });
});

test('a table is missing only if the server says so', async () => {
  serverAnswers([503, {}], [404, { type: 'refusal', code: 'no-such-table' }]);
  const failures: string[] = [];
  const invitation = awaitInvitation('ABC234', () => failures.push('quiet') > 0);
  await vi.runAllTimersAsync();
  expect([await invitation, failures]).toEqual([null, ['quiet']]);
});

test('a page that was closed does not ask again', async () => {
  serverAnswers([503, {}], [200, { code: 'ABC234', tv: true }]);
  expect(await awaitInvitation('ABC234', () => false)).toBeNull();
});

test('other refusals are retried', async () => {
  serverAnswers([429, { type: 'refusal', code: 'too-fast' }], [201, { code: 'ABC234' }]);
  const put = awaitReply(
    () => addThisTv('ABC234'),
    ['not-host'],
    () => true,
  );
  await vi.runAllTimersAsync();
  expect(await put).toEqual({ code: 'ABC234' });
});

test('a final refusal ends the requests', async () => {
  serverAnswers([403, { type: 'refusal', code: 'not-host' }], [201, { code: 'ABC234' }]);
  const put = awaitReply(
    () => addThisTv('ABC234'),
    ['not-host'],
    () => true,
  );
  expect(await put).toBeNull();
});
