import type { Spot } from './camera.ts';
import { covers, type SolidPiece } from './preview.ts';
import { WHOLE_TURN, type Pose } from './schema.gen.ts';

/** The line of a nudge. */
export interface Stroke {
  from: Spot;
  to: Spot;
}

/** What a finger on the sky has hold of. */
export type Grip =
  | { kind: 'carry'; off: Spot }
  | { kind: 'maybe'; piece: number | null; from: Spot }
  | { kind: 'two'; angle: number; turn: number; off: Spot }
  | { kind: 'stroke'; end: 'from' | 'to' };

export type TwoFingers = Extract<Grip, { kind: 'two' }>;

/** Taps put a piece on a grid of five millimetres. */
const GRID = 50;

export const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const offset = (to: Spot, from: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });
export const snapped = (at: Spot): Spot => ({
  x: Math.round(at.x / GRID) * GRID,
  y: Math.round(at.y / GRID) * GRID,
});

/** In which direction a point lies from another, in radians. */
const direction = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);
const tenths = (radians: number) => (radians * WHOLE_TURN) / (2 * Math.PI);

/** How far a hand that goes around a point has turned, in tenths of a degree. */
export function turnedAround(middle: Spot, start: Spot, now: Spot): number {
  return tenths(direction(middle, now) - direction(middle, start));
}

/** The uppermost piece under a point, or else within reach of it; those later in the list lie on top. */
export function topmost(sky: readonly SolidPiece[], at: Spot, reach: number): SolidPiece | null {
  const downwards = [...sky].reverse();
  return downwards.find((one) => covers(one, at)) ?? downwards.find((one) => covers(one, at, reach)) ?? null;
}

/** What a first finger takes hold of: what is held already, if it may be moved, or else the uppermost piece. */
export function grasp(
  sky: readonly SolidPiece[],
  held: SolidPiece | null,
  movable: boolean,
  at: Spot,
  reach: number,
): { kind: 'carry'; off: Spot } | { kind: 'maybe'; piece: number | null } {
  if (held && movable && topmost([held], at, reach)) return { kind: 'carry', off: offset(held.pose, at) };
  const hit = topmost(sky, at, reach)?.piece ?? null;
  return { kind: 'maybe', piece: hit === held?.piece ? null : hit };
}

/** Which end of the line a finger takes, and the line from then on. A second tap ends what a first one began. */
export function takeStroke(
  stroke: Stroke | null,
  at: Spot,
  near: number,
): { end: 'from' | 'to'; stroke: Stroke } {
  if (!stroke) return { end: 'to', stroke: { from: at, to: at } };
  if (apart(stroke.from, at) < near) return { end: 'from', stroke };
  if (apart(stroke.from, stroke.to) < near) return { end: 'to', stroke: { from: stroke.from, to: at } };
  return { end: 'to', stroke: apart(stroke.to, at) < near ? stroke : { from: at, to: at } };
}

/** Two fingers on a piece: `a` and `b` on the screen, `middle` of the two in the sky. */
export function takeWithTwo(pose: Pose, a: Spot, b: Spot, middle: Spot): TwoFingers {
  return { kind: 'two', angle: direction(a, b), turn: pose.turn, off: offset(pose, middle) };
}

/** Where a piece in two fingers is: it turns with the line between them, and goes with its middle. */
export function heldByTwo(grip: TwoFingers, a: Spot, b: Spot, middle: Spot): { at: Spot; turn: number } {
  return {
    at: { x: middle.x + grip.off.x, y: middle.y + grip.off.y },
    turn: grip.turn + tenths(direction(a, b) - grip.angle),
  };
}
