import { cubicInOut, cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '@motion';

const REDUCED = { duration: 120 };

/** Return the way from an element to a seat beside the board; null if the seat is not shown. */
function wayTo(node: Element, seat: number): { x: number; y: number } | null {
  const there = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!there) return null;
  const here = node.getBoundingClientRect();
  return {
    x: there.left + there.height / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
  };
}

/** A seal flies from its seat to the card that it chose. */
export function fromSeat(
  node: Element,
  { seat, delay = 0 }: { seat: number; delay?: number },
): TransitionConfig {
  const way = wayTo(node, seat);
  if (reducedMotion() || !way) return fade(node, REDUCED);
  return {
    delay,
    duration: 620,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${way.x * u}px, ${way.y * u}px); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** Points fly from a card to a seat, where they vanish. */
export function toSeat(
  node: Element,
  { seat, delay = 0 }: { seat: number; delay?: number },
): TransitionConfig {
  const way = wayTo(node, seat);
  if (reducedMotion() || !way) return fade(node, REDUCED);
  return {
    delay,
    duration: 760,
    easing: cubicInOut,
    css: (t) =>
      `transform: translate(${way.x * t}px, ${way.y * t}px) scale(${1 - 0.3 * t}); opacity: ${t === 0 || t > 0.9 ? 0 : 1}`,
  };
}
