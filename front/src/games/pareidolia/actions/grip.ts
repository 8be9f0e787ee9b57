import type { Spot } from '../sky/camera.ts';
import { covers, type SolidPiece } from '../preview.ts';
import { WHOLE_TURN, type Pose } from '../schema.gen.ts';

/** The line of a nudge. */
export interface Stroke {
  from: Spot;
  to: Spot;
}

/** What a finger on the sky holds. */
export type Grip =
  | { kind: 'carry'; offset: Spot }
  | { kind: 'maybe'; piece: number | null; from: Spot }
  | { kind: 'two'; angle: number; turn: number; offset: Spot }
  | { kind: 'stroke'; end: 'from' | 'to' };

export type TwoFingers = Extract<Grip, { kind: 'two' }>;

/** Taps snap to a grid of five millimetres. */
const GRID = 50;

export const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
export const midpoint = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const offset = (to: Spot, from: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });
export const snapToGrid = (at: Spot): Spot => ({
  x: Math.round(at.x / GRID) * GRID,
  y: Math.round(at.y / GRID) * GRID,
});

/** The direction from one point to another, in radians. */
const direction = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);
const toTenths = (radians: number) => (radians * WHOLE_TURN) / (2 * Math.PI);

/** Return the angle from `start` to `now` around a point, in tenths of a degree. */
export function turnedAround(middle: Spot, start: Spot, now: Spot): number {
  return toTenths(direction(middle, now) - direction(middle, start));
}

/** Return the topmost piece under a point, or else within reach of it; later pieces lie on top. */
export function topmost(sky: readonly SolidPiece[], at: Spot, reach: number): SolidPiece | null {
  const downwards = [...sky].reverse();
  return (
    downwards.find((piece) => covers(piece, at)) ??
    downwards.find((piece) => covers(piece, at, reach)) ??
    null
  );
}

/** Return what a first finger takes: the held piece if it is movable, or else the topmost piece. */
export function grasp(
  sky: readonly SolidPiece[],
  held: SolidPiece | null,
  movable: boolean,
  at: Spot,
  reach: number,
): { kind: 'carry'; offset: Spot } | { kind: 'maybe'; piece: number | null } {
  if (held && movable && topmost([held], at, reach)) return { kind: 'carry', offset: offset(held.pose, at) };
  const hit = topmost(sky, at, reach)?.piece ?? null;
  return { kind: 'maybe', piece: hit === held?.piece ? null : hit };
}

/** Return which end of the line a finger takes, and the new line. A second tap ends the line of the first tap. */
export function takeStroke(
  stroke: Stroke | null,
  at: Spot,
  near: number,
): { end: 'from' | 'to'; stroke: Stroke } {
  if (!stroke) return { end: 'to', stroke: { from: at, to: at } };
  if (distance(stroke.from, at) < near) return { end: 'from', stroke };
  if (distance(stroke.from, stroke.to) < near) return { end: 'to', stroke: { from: stroke.from, to: at } };
  return { end: 'to', stroke: distance(stroke.to, at) < near ? stroke : { from: at, to: at } };
}

/** Grip a piece with two fingers: `a` and `b` on the screen, their `middle` in the sky. */
export function takeWithTwo(pose: Pose, a: Spot, b: Spot, middle: Spot): TwoFingers {
  return { kind: 'two', angle: direction(a, b), turn: pose.turn, offset: offset(pose, middle) };
}

/** Return the pose of a piece held by two fingers: it follows their middle and the angle between them. */
export function heldByTwo(grip: TwoFingers, a: Spot, b: Spot, middle: Spot): { at: Spot; turn: number } {
  return {
    at: { x: middle.x + grip.offset.x, y: middle.y + grip.offset.y },
    turn: grip.turn + toTenths(direction(a, b) - grip.angle),
  };
}
