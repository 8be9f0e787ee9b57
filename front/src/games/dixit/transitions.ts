import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '@motion';

const REDUCED = { duration: 120 };

/** A card that comes from the middle of the table. */
function fromMiddle(node: Element): TransitionConfig {
  const stage = node.closest('[data-phase]')?.getBoundingClientRect();
  const card = node.getBoundingClientRect();
  if (!stage) return fade(node, REDUCED);
  const across = stage.left + stage.width / 2 - card.left - card.width / 2;
  const down = stage.top + stage.height / 2 - card.top - card.height / 2;
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${down * u}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

const [sendAcross, receiveAcross] = crossfade({
  duration: 320,
  easing: cubicOut,
  fallback: (node, _params, arriving) => (arriving ? fromMiddle(node) : fade(node, { duration: 160 })),
});

type CardParams = CrossfadeParams & { key: string };

/** A card leaves for its position in the next view. */
export function send(node: Element, params: CardParams) {
  return reducedMotion() ? fade(node, REDUCED) : sendAcross(node, params);
}

/** A card arrives from its position in the last view, or from the middle of the table. */
export function receive(node: Element, params: CardParams) {
  return reducedMotion() ? fade(node, REDUCED) : receiveAcross(node, params);
}

/** A seal flies from the rail to the card it voted for. */
export function flyIn(node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  if (reducedMotion()) return fade(node, REDUCED);
  const stage = node.closest('[data-phase]')?.getBoundingClientRect();
  const place = node.getBoundingClientRect();
  const across = stage ? stage.left + stage.width / 2 - place.left : 0;
  const up = stage ? stage.top - place.top : -200;
  return {
    delay,
    duration: 520,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${up * u}px) scale(${1 + u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A page of the board is replaced by the next one. */
export function turnPage(node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return reducedMotion() ? fade(node, REDUCED) : fade(node, { delay, duration: 240 });
}
