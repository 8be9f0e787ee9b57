/** What a screen across the room is laid out for; all of it is enlarged from there. */
const DESK = { width: 1600, height: 900 };

let screen = $state({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => (screen = { width: innerWidth, height: innerHeight }));

/** How many times larger than on a desk everything is shown; never smaller. */
export function tvZoom(): number {
  return Math.max(1, Math.min(screen.width / DESK.width, screen.height / DESK.height));
}
