import { untrack } from 'svelte';
import { reducedMotion } from './motion.svelte.ts';

/** How long the summary stays before the phase ends, in milliseconds. */
const SUMMARY = 2500;

/** A reveal on a TV, in steps. Any key or click shows all of them; reduced motion has no steps. */
export class TvStages {
  /** How many steps have been shown. */
  shown = $state(0);
  #steps = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** All steps have been shown. */
  get done(): boolean {
    return this.shown >= this.#steps;
  }

  /** Begin: show each step at its time, in milliseconds. The steps are quicker if the phase ends earlier. */
  begin(times: readonly number[], left: number | null): () => void {
    const total = times.at(-1) ?? 0;
    const speed = left === null ? 1 : Math.min(1, Math.max(0, left - SUMMARY) / Math.max(1, total));
    this.#steps = times.length;
    untrack(() => (this.shown = reducedMotion() ? times.length : 0));
    if (!reducedMotion())
      this.#timers = times.map((ms, i) => setTimeout(() => (this.shown = i + 1), ms * speed));
    const skip = () => this.skip();
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      this.#stop();
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }

  /** Show all steps now. */
  skip(): void {
    this.#stop();
    this.shown = this.#steps;
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
