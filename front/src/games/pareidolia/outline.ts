import type { Disc } from './preview.ts';
import type { CloudShape } from './shapes.svelte.ts';

/** The rim of a piece as a path: through the middles between its points, so that no corner is left. */
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

/** Puffs smaller than this have no curl of their own. */
const SMALLEST = 84;
/** How far out on its puff a curl is, and how long, in parts of the radius and in radians. */
const OUT = 0.66;
const LONG = 1.5;
/** A puff in the very middle looks up and aside; the others curl towards the middle. */
const MIDDLE = 110;
const ASIDE = -2.3;

/** The soft curls inside a piece, one to a puff. */
export function curls(discs: readonly Disc[]): string[] {
  return discs.flatMap(([x, y, r]) => {
    if (r < SMALLEST) return [];
    const from = (Math.hypot(x, y) < MIDDLE ? ASIDE : Math.atan2(-y, -x)) - LONG / 2;
    const at = (angle: number) =>
      `${Math.round(x + r * OUT * Math.cos(angle))} ${Math.round(y + r * OUT * Math.sin(angle))}`;
    return [`M${at(from)}A${r * OUT} ${r * OUT} 0 0 1 ${at(from + LONG)}`];
  });
}
