import { afterEach, expect, test, vi } from 'vitest';
import { uploadsOf } from './uploads.svelte.ts';

vi.mock('virtual:games', () => ({ modules: {}, covers: {} }));

/** Requests that the server has not yet answered, in their order. */
let open: ((reply: Response) => void)[] = [];
const deck = (...pictures: string[]) =>
  new Response(JSON.stringify({ pack: 'own', pictures: pictures.map((id) => ({ id, alt: '' })), least: 12 }));

afterEach(() => vi.unstubAllGlobals());

test('after two overlapping requests the deck is fetched again', async () => {
  open = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((settle) => open.push(settle)));
  const uploads = uploadsOf('ABC234');
  const both = [uploads.remove('a'), uploads.remove('b')];
  open[1]?.(deck('c'));
  await both[1];
  open[0]?.(deck('b', 'c'));
  await both[0];
  await vi.waitFor(() => expect(open.length).toBe(3));
  open[2]?.(deck('c'));
  await vi.waitFor(() => expect(uploads.deck?.pictures.map(({ id }) => id)).toEqual(['c']));
});
