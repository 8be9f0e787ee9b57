import type { Spot } from './camera.ts';
import {
  FINGER_RADIUS,
  SHORTEST_NUDGE,
  SKY,
  WHOLE_TURN,
  type HandsOff,
  type LyingPiece,
  type Pose,
} from './schema.gen.ts';

// What the table would answer, foretold while a hand moves: the table decides. The same cases hold this file and
// the rules (sky.py, actions.py) to each other: preview.golden.json.

/** A disc of a piece: its middle and its radius, measured from the piece's own middle. */
export type Disc = readonly [number, number, number];

/** A piece in the sky with what it covers. */
export interface SolidPiece extends LyingPiece {
  discs: readonly Disc[];
}

/** Why the table would refuse an action; its own codes. */
export type Objection =
  | 'nudge-starts-on-a-cloud'
  | 'nudge-too-short'
  | 'nudge-meets-nothing'
  | 'piece-protected'
  | 'place-protected';

const within = (least: number, at: number, most: number) => Math.max(least, Math.min(most, at));

/** A point that can be sent: whole numbers, inside the sky. */
export function sendableSpot({ x, y }: Spot): Spot {
  return { x: Math.round(within(0, x, SKY.width)), y: Math.round(within(0, y, SKY.height)) };
}

/** A pose that can be sent: its middle inside the sky, turned less than once. */
export function sendablePose({ x, y, turn, flip }: Pose): Pose {
  return {
    ...sendableSpot({ x, y }),
    turn: ((Math.round(turn) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN,
    flip,
  };
}

/** Where the discs of a piece lie in the sky: mirrored first, then turned, then moved. */
function discsOf({ discs, pose }: SolidPiece): Disc[] {
  const angle = (pose.turn / 10) * (Math.PI / 180);
  const [cos, sin, side] = [Math.cos(angle), Math.sin(angle), pose.flip ? -1 : 1];
  return discs.map(([x, y, radius]) => [
    pose.x + cos * side * x - sin * y,
    pose.y + sin * side * x + cos * y,
    radius,
  ]);
}

/** Whether a point lies on a piece, or so near to it. */
export function covers(piece: SolidPiece, at: Spot, slack = 0): boolean {
  return discsOf(piece).some(([x, y, radius]) => Math.hypot(x - at.x, y - at.y) <= radius + slack);
}

/** Which piece a finger on a straight line meets first: of two at the same moment the upper, the later one here. */
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

/** How far along its way, from 0 to 1, a finger that starts outside comes to touch a disc. */
function meets([x, y, radius]: Disc, from: Spot, to: Spot): number | null {
  const [dx, dy, fx, fy] = [to.x - from.x, to.y - from.y, from.x - x, from.y - y];
  const reach = radius + FINGER_RADIUS;
  const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - reach * reach];
  const beneath = b * b - a * c;
  if (b >= 0 || beneath < 0) return null;
  return (-b - Math.sqrt(beneath)) / a;
}

/** What speaks against a nudge; what a hand does first is said first. */
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

/** What speaks against putting a shape here: one like it was removed from here just now. */
export function placeObjection(handsOff: HandsOff | null, shape: string, at: Spot): Objection | null {
  if (handsOff?.shape !== shape) return null;
  const { x, y, within: reach } = handsOff;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof reach !== 'number') return null;
  return (at.x - x) ** 2 + (at.y - y) ** 2 <= reach ** 2 ? 'place-protected' : null;
}
