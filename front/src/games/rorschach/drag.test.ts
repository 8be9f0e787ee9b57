import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drag } from './drag.svelte.ts';

/** A pointer's event, as far as a drag reads it. */
class Touch extends Event {
  button = 0;
  pointerId = 1;
  clientX: number;
  clientY = 0;
  constructor(type: string, x: number) {
    super(type);
    this.clientX = x;
  }
}

/** A stone, or the page: something that is listened on. */
class Thing extends EventTarget {
  setPointerCapture(): void {}
  elementsFromPoint(): Element[] {
    return [];
  }
}

let page: Thing;
let stone: Thing;
let drag: Drag;
let dropped: (string | null)[];

beforeEach(() => {
  [page, stone, drag, dropped] = [new Thing(), new Thing(), new Drag(), []];
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const down = Object.defineProperty(new Touch('pointerdown', 0), 'currentTarget', { value: stone });
  drag.begin(
    down as unknown as PointerEvent,
    'moon',
    () => undefined,
    (place) => dropped.push(place),
  );
  stone.dispatchEvent(new Touch('pointermove', 40));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stone follows the finger until it is lifted', () => {
  const before = drag.thing;
  stone.dispatchEvent(new Touch('pointerup', 40));
  expect([before, drag.thing, dropped]).toEqual(['moon', null, [null]]);
});

test('a stone that is sealed under the finger is not dragged any more', () => {
  page.dispatchEvent(new Touch('lostpointercapture', 40));
  expect([drag.thing, dropped]).toEqual([null, []]);
});
