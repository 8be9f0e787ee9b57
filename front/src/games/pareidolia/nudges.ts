import type { Spot } from './camera.ts';
import type { Stroke } from './grip.ts';
import { firstMet, nudgeObjection, sendableSpot, type SolidPiece } from './preview.ts';
import type { HandsOff } from './schema.gen.ts';

/** From where a finger comes. */
export type Side = 'left' | 'above' | 'right' | 'below';

export interface Nudge {
  side: Side;
  stroke: Stroke;
}

const WAYS: readonly (readonly [Side, Spot])[] = [
  ['left', { x: 1, y: 0 }],
  ['above', { x: 0, y: 1 }],
  ['right', { x: -1, y: 0 }],
  ['below', { x: 0, y: -1 }],
];
/** How far from a cloud's middle a finger is set, at the nearest and at the farthest. */
const [NEAREST, FARTHEST, STEP] = [200, 1400, 50];

/** The lines that push a piece through its middle, for whoever draws none: one from each side where there is room. */
export function nudgesOf(
  solids: readonly SolidPiece[],
  handsOff: HandsOff | null,
  piece: SolidPiece,
): readonly Nudge[] {
  return WAYS.flatMap(([side, way]) => {
    const stroke = strokeAlong(solids, handsOff, piece, way);
    return stroke ? [{ side, stroke }] : [];
  });
}

/** The shortest line this way that begins in empty sky and meets this piece first. */
function strokeAlong(
  solids: readonly SolidPiece[],
  handsOff: HandsOff | null,
  { piece, pose }: SolidPiece,
  way: Spot,
): Stroke | null {
  const to = sendableSpot(pose);
  for (let far = NEAREST; far <= FARTHEST; far += STEP) {
    const wished = { x: pose.x - way.x * far, y: pose.y - way.y * far };
    const from = sendableSpot(wished);
    if (from.x !== Math.round(wished.x) || from.y !== Math.round(wished.y)) return null;
    if (nudgeObjection(solids, handsOff, from, to) === null && firstMet(solids, from, to) === piece)
      return { from, to };
  }
  return null;
}
