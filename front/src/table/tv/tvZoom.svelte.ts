/** The size for which the TV's layout is made; it is enlarged on larger screens. */
const DESIGN = { width: 1600, height: 900 };

let screen = $state({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => (screen = { width: innerWidth, height: innerHeight }));

/** Return the factor by which a TV enlarges the page; at least 1. */
export function tvZoom(): number {
  return Math.max(1, Math.min(screen.width / DESIGN.width, screen.height / DESIGN.height));
}
