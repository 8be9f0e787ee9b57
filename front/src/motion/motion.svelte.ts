import { cubicOut } from 'svelte/easing';
import { StoredChoice } from '@storage';

/** How much is animated: as the system asks, everything, or as little as possible. */
export const motionChoice = new StoredChoice('motion', ['auto', 'full', 'less'], 'auto');

const prefersReduced = matchMedia('(prefers-reduced-motion: reduce)');
let systemAsks = $state(prefersReduced.matches);
prefersReduced.addEventListener('change', (event) => (systemAsks = event.matches));

/** True if animations are reduced. */
export function reducedMotion(): boolean {
  return motionChoice.value === 'less' || (motionChoice.value === 'auto' && systemAsks);
}

/** Return an animation's duration in milliseconds; short if animations are reduced. */
export function animationTime(ms: number): number {
  return reducedMotion() ? Math.min(ms, 120) : ms;
}

/** The easing for svelte's transitions; in CSS it is var(--ease). */
export const ease = cubicOut;
