import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gestures } from './gestures.ts';
import type { Hand } from './hand.svelte.ts';
import type { Play } from '../play.svelte.ts';
import type { SkyView } from '../sky/skyView.svelte.ts';

const PIECE = 7;

/** A fake sky element that records its listeners. */
class FakeSky {
  #listeners = new Map<string, (event: unknown) => void>();
  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }
  removeEventListener(name: string): void {
    this.#listeners.delete(name);
  }
  getBoundingClientRect(): DOMRect {
    return new DOMRect();
  }
  setPointerCapture(): void {}

  touch(type: string, pointerId: number): void {
    const target = { closest: () => null };
    this.#listeners.get(type)?.({
      type,
      pointerId,
      clientX: 10,
      clientY: 10,
      button: 0,
      timeStamp: 0,
      target,
    });
  }

  tap(pointerId: number): void {
    this.touch('pointerdown', pointerId);
    this.touch('pointerup', pointerId);
  }
}

let lifted: number[];
let sky: FakeSky;
let gestures: Gestures;
const attach = () => gestures.onSky(sky as unknown as HTMLElement);

beforeEach(() => {
  vi.stubGlobal('DOMRect', Object);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  lifted = [];
  sky = new FakeSky();
  const hand = { held: null, mode: 'pick-up', solid: null, sent: false, touched: () => undefined };
  gestures = new Gestures(
    {
      acting: true,
      solids: [{ piece: PIECE, pose: { x: 0, y: 0, turn: 0, flip: false }, discs: [[0, 0, 300]] }],
    } as unknown as Play,
    { camera: { scale: 1 }, skyAt: () => ({ x: 10, y: 10 }) } as unknown as SkyView,
    { ...hand, lift: (piece: number) => lifted.push(piece) } as unknown as Hand,
  );
});

afterEach(() => vi.unstubAllGlobals());

test('a tap lifts the cloud under the finger', () => {
  attach();
  sky.tap(1);
  expect(lifted).toEqual([PIECE]);
});

test('a finger left on the sky at the end of a turn is ignored in the next', () => {
  const detach = attach();
  sky.touch('pointerdown', 1);
  detach();
  attach();
  sky.tap(2);
  expect(lifted).toEqual([PIECE]);
});
