import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drag } from './drag.svelte.ts';

/** The parts of a PointerEvent that a drag reads. */
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

/** Stands in for a stone or the document. */
class Target extends EventTarget {
  setPointerCapture(): void {}
  elementsFromPoint(): Element[] {
    return [];
  }
}

let page: Target;
let stone: Target;
let drag: Drag;
let dropped: (string | null)[];

beforeEach(() => {
  [page, stone, drag, dropped] = [new Target(), new Target(), new Drag(), []];
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
  const before = drag.dragged;
  stone.dispatchEvent(new Touch('pointerup', 40));
  expect([before, drag.dragged, dropped]).toEqual(['moon', null, [null]]);
});

test('a stone that is sealed while dragged is not dropped', () => {
  page.dispatchEvent(new Touch('lostpointercapture', 40));
  expect([drag.dragged, dropped]).toEqual([null, []]);
});
