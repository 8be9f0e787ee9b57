import { cubicOut } from 'svelte/easing';
import { StoredChoice } from '@storage';

/** How much moves: as the system asks, all of it, or as little as possible. */
export const motionChoice = new StoredChoice('motion', ['auto', 'full', 'less'], 'auto');

const asked = matchMedia('(prefers-reduced-motion: reduce)');
let systemAsks = $state(asked.matches);
asked.addEventListener('change', (event) => (systemAsks = event.matches));

/** Whether things should keep still: then views cross-fade and the lamp jumps. */
export function reducedMotion(): boolean {
  return motionChoice.value === 'less' || (motionChoice.value === 'auto' && systemAsks);
}

/** A duration in milliseconds, as far as motion is wanted. */
export function animationTime(ms: number): number {
  return reducedMotion() ? Math.min(ms, 120) : ms;
}

/** The house's easing for svelte's transitions; in CSS it is var(--ease). */
export const ease = cubicOut;
