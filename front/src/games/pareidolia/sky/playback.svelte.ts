import { untrack } from 'svelte';
import { reducedMotion } from '@motion';
import { WHOLE_TURN, type LastAction, type LyingPiece, type Path } from '../schema.gen.ts';

/** The current state of an animated piece; `height` above the sky is 0 for lying, 1 for held. */
export interface Moving {
  x: number;
  y: number;
  turn: number;
  height: number;
  fade: number;
}

/** The animated pieces by their numbers. */
type Moves = Readonly<Record<number, Moving>>;

/** The position of a pushing finger. */
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

/** Animates the last action, the same on every screen. */
export class Playback {
  /** Pieces that are being animated, by number. */
  moving = $state.raw<Moves>({});
  finger = $state.raw<Pushing | null>(null);
  /** A removed piece whose leaving is animated. */
  leaving = $state.raw<LyingPiece | null>(null);
  #raf = 0;
  #lastKey: string | null = null;

  /** Called with every action; animates a new action if this page has shown the previous one. */
  follow(round: number, action: LastAction | null, mine: boolean, onEnd: () => void): void {
    const key = action ? `${round}-${action.number}` : `${round}`;
    const isNew = this.#lastKey !== null && this.#lastKey !== key;
    this.#lastKey = key;
    if (!isNew) return;
    untrack(() => this.stop());
    if (action === null || reducedMotion()) return;
    const step = stepOf(action, mine);
    if (!step) return;
    if (action.kind === 'remove' && action.was && typeof action.piece === 'number')
      this.leaving = { piece: action.piece, pose: action.was };
    this.#run(step, onEnd);
  }

  stop(): void {
    cancelAnimationFrame(this.#raf);
    this.moving = {};
    this.finger = null;
    this.leaving = null;
  }

  #run({ millis, at }: Step, onEnd: () => void): void {
    const start = performance.now();
    const tick = (now: number) => {
      const after = Math.min(millis, Math.max(0, now - start));
      const { moving, finger } = at(after);
      this.moving = moving;
      this.finger = finger;
      if (after < millis) this.#raf = requestAnimationFrame(tick);
      else {
        this.stop();
        onEnd();
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

/** Return the animation of an action; null if the viewer's own hand has already shown it. */
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

/** A moment in which one piece moves. */
const onePiece = (action: LastAction, motion: Moving): Moment => ({
  moving: { [action.piece ?? -1]: motion },
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
      return onePiece(action, {
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
      return onePiece(action, { ...now, height: 1.6 * (1 - t), fade: Math.min(1, t * 2.5) });
    },
  };
}

/** Animate a piece in a straight line, lifted in the middle and turned by the smaller angle. */
function carried(action: LastAction): Step | null {
  const { now, was } = action;
  if (!now || !was) return null;
  const round = ((((now.turn - was.turn) % WHOLE_TURN) + WHOLE_TURN * 1.5) % WHOLE_TURN) - WHOLE_TURN / 2;
  return {
    millis: LANDING * 1.4,
    at: (after) => {
      const part = after / (LANDING * 1.4);
      const t = ease(part);
      return onePiece(action, {
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
    at: (after) => onePiece(action, { ...was, height: (after / LEAVING) * 1.5, fade: 1 - after / LEAVING }),
  };
}

/** Animate a nudge by the server's key frames, without easing; the finger moves at constant speed. */
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

/** Interpolate linearly between two key frames. */
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
