import type { Spot } from '../sky/camera.ts';
import type { Stroke } from './grip.ts';
import { firstMet, nudgeObjection, sendableSpot, type SolidPiece } from '../preview.ts';
import type { HandsOff } from '../schema.gen.ts';

/** The side that the finger comes from. */
export type Side = 'left' | 'above' | 'right' | 'below';

export interface Nudge {
  side: Side;
  stroke: Stroke;
}

const DIRECTIONS: readonly (readonly [Side, Spot])[] = [
  ['left', { x: 1, y: 0 }],
  ['above', { x: 0, y: 1 }],
  ['right', { x: -1, y: 0 }],
  ['below', { x: 0, y: -1 }],
];
/** The distances from a cloud's centre at which a line may start. */
const [NEAREST, FARTHEST, STEP] = [200, 1400, 50];

/** Return the lines that push a piece through its centre: one from each side with enough room. */
export function nudgesOf(
  solids: readonly SolidPiece[],
  handsOff: HandsOff | null,
  piece: SolidPiece,
): readonly Nudge[] {
  return DIRECTIONS.flatMap(([side, direction]) => {
    const stroke = strokeAlong(solids, handsOff, piece, direction);
    return stroke ? [{ side, stroke }] : [];
  });
}

/** Return the shortest line in this direction that begins in empty sky and meets this piece first. */
function strokeAlong(
  solids: readonly SolidPiece[],
  handsOff: HandsOff | null,
  { piece, pose }: SolidPiece,
  direction: Spot,
): Stroke | null {
  const to = sendableSpot(pose);
  for (let distance = NEAREST; distance <= FARTHEST; distance += STEP) {
    const start = { x: pose.x - direction.x * distance, y: pose.y - direction.y * distance };
    const from = sendableSpot(start);
    if (from.x !== Math.round(start.x) || from.y !== Math.round(start.y)) return null;
    if (nudgeObjection(solids, handsOff, from, to) === null && firstMet(solids, from, to) === piece)
      return { from, to };
  }
  return null;
}
