import type { Cue } from '@motion';

/** As much of a table as may be heard across a room: what everybody there can see, and nothing besides. */
export interface Scene {
  /** Which game of the evening it is. */
  game: string;
  phase: string | null;
  over: boolean;
  /** Seats that the table waits for. */
  waiting: readonly number[];
  /** Where this page's person sits; nobody's on a screen for all. */
  seat: number | null;
  /** Milliseconds until the clock answers. */
  left: number | null;
}

/** When the clock begins to hurry. */
const LAST = 10_000;

/**
 * What is to be heard as one scene becomes the next. A secret act changes no scene, so it makes no sound: whoever
 * listens across the room learns what they could have seen.
 */
export function cueBetween(before: Scene | null, now: Scene, reveals: readonly string[]): Cue | null {
  if (before === null || before.game !== now.game) return null;
  if (now.over) return before.over ? null : 'end';
  const turned = now.phase !== before.phase;
  if (turned && now.phase !== null && reveals.includes(now.phase)) return 'reveal';
  if (awaited(now) && !(awaited(before) && !turned)) return 'turn';
  if (turned && before.waiting.length > 0) return 'all-in';
  const hurries = now.left !== null && now.left <= LAST && before.left !== null && before.left > LAST;
  return hurries && now.waiting.length > 0 ? 'hurry' : null;
}

const awaited = ({ seat, waiting }: Scene) => seat !== null && waiting.includes(seat);
