import { t } from '@words';
import { COLOURS, SHAPES, TILES, type Condition, type Kind } from '../schema.gen.ts';

/** The sixteen tiles: four colours, each with a pattern of its own, and four shapes; every pair once. */
export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];
export const colourOf = (tile: number): Colour => TILES[tile]?.colour ?? COLOURS[0];
export const shapeOf = (tile: number): Shape => TILES[tile]?.shape ?? SHAPES[0];

/** "sky star" */
export const tileInWords = (tile: number): string =>
  t('tele-tile', { colour: colourOf(tile), shape: shapeOf(tile) });

/** The four conditions of a kind. */
export const marksOf = (kind: Kind): readonly Condition[] => (kind === 'colour' ? COLOURS : SHAPES);

export const isColour = (mark: string): mark is Colour => (COLOURS as readonly string[]).includes(mark);
export const isShape = (mark: string): mark is Shape => (SHAPES as readonly string[]).includes(mark);

/** A star's outline: outer and inner corners alternate. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / points, i % 2 ? inner : outer];
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(52 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Glyphs on a field of 100 by 100. Their corners are rounded by a stroke of their own colour. */
export const GLYPHS: Record<Shape, string> = {
  circle: 'M23 50a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z',
  star: star(5, 29, 13),
  cross: 'M41 23H59V41H77V59H59V77H41V59H23V41H41Z',
  moon: 'M55 22A28 28 0 1 0 78 61A24 24 0 1 1 55 22Z',
};

/** Rays from the middle of the tile. */
function rays(): string {
  return Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.sin((i * Math.PI) / 12), -Math.cos((i * Math.PI) / 12)];
    const at = (r: number) => `${(50 + x * r).toFixed(1)} ${(50 + y * r).toFixed(1)}`;
    return `M${at(i % 2 ? 22 : 14)}L${at(74)}`;
  }).join('');
}

/** Dots in rows, every other row half a step aside. */
function dots(): string {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, i) => `M${i * 13 - 4 + (row % 2) * 6.5} ${row * 12 + 2}h0`).join(''),
  );
  return rows.join('');
}

function waves(): string {
  return Array.from({ length: 9 }, (_, row) => `M-6 ${row * 13 - 3}q7 -8 14 0${'t14 0'.repeat(7)}`).join('');
}

function lattice(): string {
  const steps = Array.from({ length: 17 }, (_, i) => i * 12.5 - 100);
  return steps.map((at) => `M${at} 0l100 100M${at + 100} 0l-100 100`).join('');
}

/** A pattern for each colour, for colour-blind players: strokes on a field of 100 by 100. */
export const PATTERNS: Record<Colour, string> = {
  sun: rays(),
  coral: dots(),
  sky: waves(),
  ink: lattice(),
};
