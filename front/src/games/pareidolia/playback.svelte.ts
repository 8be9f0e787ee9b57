import { untrack } from 'svelte';
import { reducedMotion } from '@motion';
import { WHOLE_TURN, type LastAction, type LyingPiece, type Path } from './schema.gen.ts';

/** A piece on its way: where it is at this moment, and how high above the sky (0 lies, 1 is held). */
export interface Moving {
  x: number;
  y: number;
  turn: number;
  height: number;
  fade: number;
}

/** All that is on its way, by the numbers of the pieces. */
type Moves = Readonly<Record<number, Moving>>;

/** A finger that pushes, as everybody sees it. */
export interface Pushing {
  x: number;
  y: number;
}

const LANDING = 320;
const LEAVING = 260;
const LATEST = 3000;
const AT_ONCE: Path['frames'][number] = [0, 0, 0, 0];
const ease = (t: number) => 1 - (1 - t) ** 3;
const between = (a: number, b: number, t: number) => a + (b - a) * t;

/** Shows what was just done, from where the pieces lay to where they lie: the same on every screen. */
export class Playback {
  /** Pieces that are on their way now, by number. */
  moving = $state.raw<Moves>({});
  finger = $state.raw<Pushing | null>(null);
  /** A piece that lies there no more, and is seen leaving. */
  leaving = $state.raw<LyingPiece | null>(null);
  #raf = 0;
  #seen: string | null = null;

  /** Told of every action; plays it if it is new to this page, which saw the one before. */
  follow(round: number, action: LastAction | null, mine: boolean, shown: () => void): void {
    const key = action ? `${round}-${action.number}` : `${round}`;
    const fresh = this.#seen !== null && this.#seen !== key;
    this.#seen = key;
    if (!fresh) return;
    untrack(() => this.stop());
    if (action === null || reducedMotion()) return;
    const step = stepOf(action, mine);
    if (!step) return;
    if (action.kind === 'remove' && action.was && typeof action.piece === 'number')
      this.leaving = { piece: action.piece, pose: action.was };
    this.#run(step, shown);
  }

  stop(): void {
    cancelAnimationFrame(this.#raf);
    this.moving = {};
    this.finger = null;
    this.leaving = null;
  }

  #run({ millis, at }: Step, shown: () => void): void {
    const start = performance.now();
    const tick = (now: number) => {
      const after = Math.min(millis, Math.max(0, now - start));
      const { moving, finger } = at(after);
      this.moving = moving;
      this.finger = finger;
      if (after < millis) this.#raf = requestAnimationFrame(tick);
      else {
        this.stop();
        shown();
      }
    };
    tick(start);
  }
}

interface Moment {
  moving: Moves;
  finger: Pushing | null;
}

interface Step {
  millis: number;
  at: (after: number) => Moment;
}

/** How an action looks; nothing where it was my own hand, which has shown it already. */
function stepOf(action: LastAction, mine: boolean): Step | null {
  switch (action.kind) {
    case 'toss':
      return tossed(action);
    case 'place':
      return mine ? null : landed(action);
    case 'pick-up':
      return mine ? null : carried(action);
    case 'remove':
      return mine ? null : gone(action);
    case 'nudge':
      return pushed(action);
    case 'pass':
      return null;
  }
}

const one = (action: LastAction, way: Moving): Moment => ({
  moving: { [action.piece ?? -1]: way },
  finger: null,
});

function tossed(action: LastAction): Step | null {
  const { now, flight } = action;
  if (!now || !flight) return null;
  const millis = Math.min(flight.millis, LATEST);
  return {
    millis,
    at: (after) => {
      const t = ease(after / millis);
      const up = Math.sin(Math.PI * Math.min(1, after / millis));
      return one(action, {
        x: between(flight.x, now.x, t),
        y: between(flight.y, now.y, t),
        turn: now.turn - flight.spins * WHOLE_TURN * (1 - t),
        height: 0.4 + up * 1.8 * (1 - after / millis),
        fade: Math.min(1, (after / millis) * 5),
      });
    },
  };
}

function landed(action: LastAction): Step | null {
  const { now } = action;
  if (!now) return null;
  return {
    millis: LANDING,
    at: (after) => {
      const t = ease(after / LANDING);
      return one(action, { ...now, height: 1.6 * (1 - t), fade: Math.min(1, t * 2.5) });
    },
  };
}

/** By the straight way, lifted in its middle; turned by the shorter side. */
function carried(action: LastAction): Step | null {
  const { now, was } = action;
  if (!now || !was) return null;
  const round = ((((now.turn - was.turn) % WHOLE_TURN) + WHOLE_TURN * 1.5) % WHOLE_TURN) - WHOLE_TURN / 2;
  return {
    millis: LANDING * 1.4,
    at: (after) => {
      const part = after / (LANDING * 1.4);
      const t = ease(part);
      return one(action, {
        x: between(was.x, now.x, t),
        y: between(was.y, now.y, t),
        turn: now.turn - round * (1 - t),
        height: Math.sin(Math.PI * part),
        fade: 1,
      });
    },
  };
}

function gone(action: LastAction): Step | null {
  const { was } = action;
  if (!was) return null;
  return {
    millis: LEAVING,
    at: (after) => one(action, { ...was, height: (after / LEAVING) * 1.5, fade: 1 - after / LEAVING }),
  };
}

/** The server's key frames, never eased; the finger goes its line at an even speed. */
function pushed(action: LastAction): Step | null {
  const { line, paths = [] } = action;
  if (!line) return null;
  const last = Math.max(line.millis, ...paths.map((path) => path.frames.at(-1)?.[0] ?? 0));
  return {
    millis: last,
    at: (after) => {
      const part = Math.min(1, line.millis === 0 ? 1 : after / line.millis);
      return {
        moving: Object.fromEntries(paths.map(({ piece, frames }) => [piece, alongFrames(frames, after)])),
        finger: { x: between(line.x0, line.x1, part), y: between(line.y0, line.y1, part) },
      };
    },
  };
}

/** Between two key frames a piece goes a straight line. */
function alongFrames(frames: Path['frames'], after: number): Moving {
  const next = frames.findIndex((frame) => frame[0] > after);
  const b = frames[next < 0 ? frames.length - 1 : next] ?? AT_ONCE;
  const a = frames[next < 0 ? frames.length - 1 : Math.max(0, next - 1)] ?? b;
  const part = b[0] === a[0] ? 1 : (after - a[0]) / (b[0] - a[0]);
  return {
    x: between(a[1], b[1], part),
    y: between(a[2], b[2], part),
    turn: between(a[3], b[3], part),
    height: 0,
    fade: 1,
  };
}
