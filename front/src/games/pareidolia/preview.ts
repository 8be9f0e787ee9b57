import type { Spot } from './sky/camera.ts';
import {
  FINGER_RADIUS,
  SHORTEST_NUDGE,
  SKY,
  WHOLE_TURN,
  type HandsOff,
  type LyingPiece,
  type Pose,
} from './schema.gen.ts';

// Predicts the server's answer while a piece is moved; the server decides. preview.golden.json has test cases for this
// file and for the server's rules (sky.py, actions.py), to keep both in agreement.

/** A disc of a piece: its centre, relative to the piece's centre, and its radius. */
export type Disc = readonly [number, number, number];

/** A piece in the sky with the discs that it covers. */
export interface SolidPiece extends LyingPiece {
  discs: readonly Disc[];
}

/** Why the server would refuse an action: its refusal codes. */
export type Objection =
  | 'nudge-starts-on-a-cloud'
  | 'nudge-too-short'
  | 'nudge-meets-nothing'
  | 'piece-protected'
  | 'place-protected';

const clamp = (least: number, at: number, most: number) => Math.max(least, Math.min(most, at));

/** Return a point in the form the server accepts: integers inside the sky. */
export function sendableSpot({ x, y }: Spot): Spot {
  return { x: Math.round(clamp(0, x, SKY.width)), y: Math.round(clamp(0, y, SKY.height)) };
}

/** Return a pose in the form the server accepts: its centre inside the sky, less than a whole turn. */
export function sendablePose({ x, y, turn, flip }: Pose): Pose {
  return {
    ...sendableSpot({ x, y }),
    turn: ((Math.round(turn) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN,
    flip,
  };
}

/** Return the discs of a piece in sky coordinates: flipped, then turned, then moved. */
function discsOf({ discs, pose }: SolidPiece): Disc[] {
  const angle = (pose.turn / 10) * (Math.PI / 180);
  const [cos, sin, side] = [Math.cos(angle), Math.sin(angle), pose.flip ? -1 : 1];
  return discs.map(([x, y, radius]) => [
    pose.x + cos * side * x - sin * y,
    pose.y + sin * side * x + cos * y,
    radius,
  ]);
}

/** True if a point lies on a piece, or within `slack` of it. */
export function covers(piece: SolidPiece, at: Spot, slack = 0): boolean {
  return discsOf(piece).some(([x, y, radius]) => Math.hypot(x - at.x, y - at.y) <= radius + slack);
}

/** Return the first piece that a finger on a straight line meets; in a tie the upper one, which is later in `sky`. */
export function firstMet(sky: readonly SolidPiece[], from: Spot, to: Spot): number | null {
  let [soonest, met]: [number, number | null] = [1, null];
  for (const piece of sky) {
    for (const disc of discsOf(piece)) {
      const when = meets(disc, from, to);
      if (when !== null && when <= soonest) [soonest, met] = [when, piece.piece];
    }
  }
  return met;
}

/** Return how far along its line, from 0 to 1, a finger that starts outside touches a disc. */
function meets([x, y, radius]: Disc, from: Spot, to: Spot): number | null {
  const [dx, dy, fx, fy] = [to.x - from.x, to.y - from.y, from.x - x, from.y - y];
  const reach = radius + FINGER_RADIUS;
  const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - reach * reach];
  const discriminant = b * b - a * c;
  if (b >= 0 || discriminant < 0) return null;
  return (-b - Math.sqrt(discriminant)) / a;
}

/** Return the first objection to a nudge, in the order of the movement. */
export function nudgeObjection(
  sky: readonly SolidPiece[],
  handsOff: HandsOff | null,
  from: Spot,
  to: Spot,
): Objection | null {
  if (sky.some((piece) => covers(piece, from, FINGER_RADIUS))) return 'nudge-starts-on-a-cloud';
  if ((to.x - from.x) ** 2 + (to.y - from.y) ** 2 < SHORTEST_NUDGE ** 2) return 'nudge-too-short';
  const met = firstMet(sky, from, to);
  if (met === null) return 'nudge-meets-nothing';
  return handsOff?.pieces?.includes(met) ? 'piece-protected' : null;
}

/** Return the objection to placing a shape where one like it was just removed. */
export function placeObjection(handsOff: HandsOff | null, shape: string, at: Spot): Objection | null {
  if (handsOff?.shape !== shape) return null;
  const { x, y, within: reach } = handsOff;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof reach !== 'number') return null;
  return (at.x - x) ** 2 + (at.y - y) ** 2 <= reach ** 2 ? 'place-protected' : null;
}
