import { untrack } from 'svelte';
import { reducedMotion } from '@motion';
import type { Deed, Lying, Path } from './schema.gen.ts';

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
  leaving = $state.raw<Lying | null>(null);
  #raf = 0;
  #seen: string | null = null;

  /** Told of every deed; plays it if it is new to this page, which saw the one before. */
  follow(round: number, deed: Deed | null, mine: boolean, shown: () => void): void {
    const key = deed ? `${round}-${deed.number}` : `${round}`;
    const fresh = this.#seen !== null && this.#seen !== key;
    this.#seen = key;
    if (!fresh) return;
    untrack(() => this.stop());
    if (deed === null || reducedMotion()) return;
    const step = stepOf(deed, mine);
    if (!step) return;
    if (deed.kind === 'remove' && deed.was && typeof deed.piece === 'number')
      this.leaving = { piece: deed.piece, pose: deed.was };
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

/** How a deed looks; nothing where it was my own hand, which has shown it already. */
function stepOf(deed: Deed, mine: boolean): Step | null {
  switch (deed.kind) {
    case 'toss':
      return tossed(deed);
    case 'place':
      return mine ? null : landed(deed);
    case 'pick-up':
      return mine ? null : carried(deed);
    case 'remove':
      return mine ? null : gone(deed);
    case 'nudge':
      return pushed(deed);
    case 'pass':
      return null;
  }
}

const one = (deed: Deed, way: Moving): Moment => ({
  moving: { [deed.piece ?? -1]: way },
  finger: null,
});

function tossed(deed: Deed): Step | null {
  const { now, flight } = deed;
  if (!now || !flight) return null;
  const millis = Math.min(flight.millis, LATEST);
  return {
    millis,
    at: (after) => {
      const t = ease(after / millis);
      const up = Math.sin(Math.PI * Math.min(1, after / millis));
      return one(deed, {
        x: between(flight.x, now.x, t),
        y: between(flight.y, now.y, t),
        turn: now.turn - flight.spins * 3600 * (1 - t),
        height: 0.4 + up * 1.8 * (1 - after / millis),
        fade: Math.min(1, (after / millis) * 5),
      });
    },
  };
}

function landed(deed: Deed): Step | null {
  const { now } = deed;
  if (!now) return null;
  return {
    millis: LANDING,
    at: (after) => {
      const t = ease(after / LANDING);
      return one(deed, { ...now, height: 1.6 * (1 - t), fade: Math.min(1, t * 2.5) });
    },
  };
}

/** By the straight way, lifted in its middle; turned by the shorter side. */
function carried(deed: Deed): Step | null {
  const { now, was } = deed;
  if (!now || !was) return null;
  const round = ((((now.turn - was.turn) % 3600) + 5400) % 3600) - 1800;
  return {
    millis: LANDING * 1.4,
    at: (after) => {
      const part = after / (LANDING * 1.4);
      const t = ease(part);
      return one(deed, {
        x: between(was.x, now.x, t),
        y: between(was.y, now.y, t),
        turn: now.turn - round * (1 - t),
        height: Math.sin(Math.PI * part),
        fade: 1,
      });
    },
  };
}

function gone(deed: Deed): Step | null {
  const { was } = deed;
  if (!was) return null;
  return {
    millis: LEAVING,
    at: (after) => one(deed, { ...was, height: (after / LEAVING) * 1.5, fade: 1 - after / LEAVING }),
  };
}

/** The server's key frames, never eased; the finger goes its line at an even speed. */
function pushed(deed: Deed): Step | null {
  const { line, paths = [] } = deed;
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
