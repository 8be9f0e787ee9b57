import type { Disc } from '../preview.ts';
import type { CloudShape } from './cloudShapes.svelte.ts';

/** Return the outline of a piece as a smooth SVG path through the midpoints of its edges. */
export function rim(outline: CloudShape['outline']): string {
  const middle = (i: number) => {
    const [a, b] = [outline[i % outline.length], outline[(i + 1) % outline.length]];
    return a && b ? `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}` : '0 0';
  };
  const bends = outline.map((_, i) => {
    const at = outline[(i + 1) % outline.length];
    return at ? `Q${at[0]} ${at[1]} ${middle(i + 1)}` : '';
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

/** Discs with a smaller radius have no curl. */
const SMALLEST = 84;
/** A curl's distance from the disc's centre, as a share of the radius, and its length in radians. */
const OUT = 0.66;
const LONG = 1.5;
/** Curls face the centre of the piece; a disc closer to it than MIDDLE has the fixed direction ASIDE. */
const MIDDLE = 110;
const ASIDE = -2.3;

/** Return the soft curls inside a piece, one per disc, as SVG paths. */
export function curls(discs: readonly Disc[]): string[] {
  return discs.flatMap(([x, y, r]) => {
    if (r < SMALLEST) return [];
    const from = (Math.hypot(x, y) < MIDDLE ? ASIDE : Math.atan2(-y, -x)) - LONG / 2;
    const at = (angle: number) =>
      `${Math.round(x + r * OUT * Math.cos(angle))} ${Math.round(y + r * OUT * Math.sin(angle))}`;
    return [`M${at(from)}A${r * OUT} ${r * OUT} 0 0 1 ${at(from + LONG)}`];
  });
}
