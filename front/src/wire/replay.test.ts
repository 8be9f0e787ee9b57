import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayStore } from './replay.svelte.ts';

const LAST = 99;
const AT_ONCE = 50;
/** Views whose steps fail to load. */
let failing: string[];
/** If not null, the second batch of steps is held back until this function is called. */
let release: (() => void) | null;

const step = (at: number) => ({ step: at, at: at * 1000, frame: { public: {} } });

/** The server's reply: fifty steps at a time. */
function reply(path: string): object {
  if (!path.includes('/steps')) return { game: 'dixit', chairs: [{}, {}, {}], last: LAST, host: false };
  const from = Number(new URL(path, 'http://house').searchParams.get('from'));
  const steps = Array.from({ length: AT_ONCE }, (_, i) => step(from + i));
  return { steps, more: from + AT_ONCE > LAST ? null : from + AT_ONCE };
}

beforeEach(() => {
  failing = [];
  release = null;
  vi.stubGlobal('fetch', async (path: string) => {
    if (failing.some((look) => path.includes(`as=${look}`))) throw new TypeError('network');
    if (path.includes(`from=${AT_ONCE}`) && release !== null)
      await new Promise<void>((settle) => (release = settle));
    return new Response(JSON.stringify(reply(path)));
  });
});

afterEach(() => vi.unstubAllGlobals());

const opened = async (at: number) => {
  const replay = new ReplayStore({ code: 'ABC234', number: 1, secret: '' });
  await replay.open('open', at);
  return replay;
};

test('changing the view twice before it is loaded keeps the step', async () => {
  const replay = await opened(57);
  await Promise.all([replay.lookAs(1), replay.lookAs(2)]);
  expect(replay.step?.step).toBe(57);
});

test('a view that failed to load is loaded again at the same step', async () => {
  const replay = await opened(57);
  failing = ['1'];
  await replay.lookAs(1).catch(() => null);
  failing = [];
  await replay.lookAs(1);
  expect(replay.step?.step).toBe(57);
});

test('a step by hand is kept when more steps are loaded', async () => {
  release = () => undefined;
  const replay = new ReplayStore({ code: 'ABC234', number: 1, secret: '' });
  const all = replay.open('open', 57);
  await vi.waitFor(() => expect(replay.step?.step).toBe(AT_ONCE - 1));
  replay.go(-1);
  release();
  await all;
  expect(replay.step?.step).toBe(AT_ONCE - 2);
});
