import { afterEach, expect, test, vi } from 'vitest';
import { fetchHouse, openTable, RefusedError } from './http.ts';

/** Let the server give this answer. */
function serverAnswers(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('the reply is returned', async () => {
  serverAnswers(200, { version: '1.2.3' });
  expect(await fetchHouse()).toEqual({ version: '1.2.3' });
});

test('a request carries its body as JSON', async () => {
  const fetched = serverAnswers(201, { code: 'ABC234' });
  await openTable({ name: 'Ada' });
  expect(fetched).toHaveBeenCalledWith('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
});

test('a refusal is thrown with its code and its facts', async () => {
  serverAnswers(422, { type: 'refusal', code: 'name-too-long', facts: { most: 24 } });
  const error = await fetchHouse().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({ code: 'name-too-long', facts: { most: 24 } });
});

test('a reply that is not JSON counts as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(fetchHouse()).rejects.toMatchObject({ code: 'unreachable' });
});

test('a server that does not answer counts as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(fetchHouse()).rejects.toMatchObject({ code: 'unreachable' });
});
