import { cubicInOut, cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '@motion';

const REDUCED = { duration: 120 };

interface Way {
  x: number;
  y: number;
}

/** Return the way from an element to a seat beside the board; null if the seat is not shown. */
function wayTo(node: Element, seat: number): Way | null {
  const there = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!there) return null;
  const here = node.getBoundingClientRect();
  return {
    x: there.left + there.height / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
  };
}

interface Flight {
  seat: number;
  delay?: number;
}

/** Return a flight along the way to a seat, or a fade if motion is reduced or the seat is not shown. */
function flight(
  node: Element,
  { seat, delay = 0 }: Flight,
  { duration, easing }: Pick<TransitionConfig, 'duration' | 'easing'>,
  css: (way: Way, t: number) => string,
): TransitionConfig {
  const way = wayTo(node, seat);
  if (reducedMotion() || !way) return fade(node, REDUCED);
  return { delay, duration, easing, css: (t) => css(way, t) };
}

/** A seal flies from its seat to the card that it chose. */
export const fromSeat = (node: Element, params: Flight): TransitionConfig =>
  flight(node, params, { duration: 620, easing: cubicOut }, ({ x, y }, t) => {
    const left = 1 - t;
    return `transform: translate(${x * left}px, ${y * left}px); opacity: ${Math.min(1, 4 * t)}`;
  });

/** Points fly from a card to a seat, where they vanish. */
export const toSeat = (node: Element, params: Flight): TransitionConfig =>
  flight(node, params, { duration: 760, easing: cubicInOut }, ({ x, y }, t) => {
    const opacity = t === 0 || t > 0.9 ? 0 : 1;
    return `transform: translate(${x * t}px, ${y * t}px) scale(${1 - 0.3 * t}); opacity: ${opacity}`;
  });
