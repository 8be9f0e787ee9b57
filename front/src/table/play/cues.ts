import type { Cue } from '@motion';

/** The public state from which sounds are chosen: nothing secret may be heard across the room. */
export interface Scene {
  /** Identifies a game of the evening. */
  game: string;
  phase: string | null;
  over: boolean;
  /** Seats that the table waits for. */
  waiting: readonly number[];
  /** The seat of this page's person; null on a TV. */
  seat: number | null;
  /** Milliseconds left on the clock. */
  left: number | null;
}

/** Milliseconds left at which the "hurry" cue is played. */
const HURRY_AT = 10_000;

/**
 * Return the sound for the change from one scene to the next. A secret move does not change the scene, so it makes no
 * sound.
 */
export function cueBetween(before: Scene | null, now: Scene, reveals: readonly string[]): Cue | null {
  if (before === null || before.game !== now.game) return null;
  if (now.over) return before.over ? null : 'end';
  const phaseChanged = now.phase !== before.phase;
  if (phaseChanged && now.phase !== null && reveals.includes(now.phase)) return 'reveal';
  if (isAwaited(now) && !(isAwaited(before) && !phaseChanged)) return 'turn';
  if (phaseChanged && before.waiting.length > 0) return 'all-in';
  const hurries = now.left !== null && now.left <= HURRY_AT && before.left !== null && before.left > HURRY_AT;
  return hurries && now.waiting.length > 0 ? 'hurry' : null;
}

const isAwaited = ({ seat, waiting }: Scene) => seat !== null && waiting.includes(seat);
