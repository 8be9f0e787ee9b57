import { SKY, turned, type Spot } from './camera.ts';
import type { HandsOff, Pose } from './schema.gen.ts';
import type { Disc } from './shapes.svelte.ts';

/** A piece as geometry has it: what it covers, and how it lies. */
export interface Solid {
  piece: number;
  discs: readonly Disc[];
  pose: Pose;
}

/** A pose that can be sent: whole numbers, inside the sky, turned less than once. */
export function settled({ x, y, turn, flip }: Pose): Pose {
  return {
    x: Math.round(Math.max(0, Math.min(SKY.width, x))),
    y: Math.round(Math.max(0, Math.min(SKY.height, y))),
    turn: ((Math.round(turn) % 3600) + 3600) % 3600,
    flip,
  };
}

/** Where the middle of a piece's disc lies in the sky: mirrored first, then turned. */
function placed([x, y]: Disc, pose: Pose): Spot {
  const at = turned({ x: pose.flip ? -x : x, y }, pose.turn / 10);
  return { x: pose.x + at.x, y: pose.y + at.y };
}

/** Whether a point lies on a piece, give or take a finger's width. */
export function covers({ discs, pose }: Solid, at: Spot, slack = 0): boolean {
  return discs.some((disc) => {
    const middle = placed(disc, pose);
    return Math.hypot(at.x - middle.x, at.y - middle.y) <= disc[2] + slack;
  });
}

/** The uppermost piece under a point; those later in the list lie on top. */
export function topmost(lying: readonly Solid[], at: Spot, slack = 0): Solid | null {
  const upwards = [...lying].reverse();
  return upwards.find((one) => covers(one, at)) ?? upwards.find((one) => covers(one, at, slack)) ?? null;
}

/** Which piece a finger on a straight line meets first, if any; only to show it: the table decides. */
export function firstMet(lying: readonly Solid[], from: Spot, to: Spot, finger: number): Solid | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  let met: { solid: Solid; after: number } | null = null;
  for (const solid of lying) {
    for (const disc of solid.discs) {
      const after = reached(placed(disc, solid.pose), disc[2] + finger, from, along);
      if (after !== null && after <= length && (met === null || after < met.after)) met = { solid, after };
    }
  }
  return met?.solid ?? null;
}

/** How far along a ray a disc begins; null where the ray passes it by. */
function reached(middle: Spot, radius: number, from: Spot, along: Spot): number | null {
  const [dx, dy] = [middle.x - from.x, middle.y - from.y];
  const ahead = dx * along.x + dy * along.y;
  const aside = dx * along.y - dy * along.x;
  const half = radius * radius - aside * aside;
  if (half < 0 || ahead + Math.sqrt(half) < 0) return null;
  return Math.max(0, ahead - Math.sqrt(half));
}

/** Whether a shape may not be put here: one like it was taken away from here just now (PAR-15). */
export function nearRemoved(handsOff: HandsOff | null, shape: string, at: Spot): boolean {
  if (!handsOff || handsOff.shape !== shape) return false;
  const { x, y, within } = handsOff;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof within !== 'number') return false;
  return Math.hypot(at.x - x, at.y - y) <= within;
}
