import { SKY } from './schema.gen.ts';

/** How one screen looks at the sky: the point in its middle, pixels to a tenth of a millimetre, its own turn. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
  /** In degrees: there is no clear "up", and each watcher may choose one. */
  turn: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How far a piece reaches from its middle, and how much sky is left around all of them. */
const REACH = 430;
const ROOM = 260;
/** The least that is shown, however few clouds there are: at first one does not look through a keyhole. */
const LEAST = 2500;

/** A direction turned by some degrees, clockwise as the screen has it. */
export function turned(at: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}

/** The camera that shows all that is there with some room around it, or the whole sky. */
export function looking(at: readonly Spot[], screen: Spot, turn: number, whole: boolean): Camera {
  const ends = whole || at.length === 0 ? corners(whole) : at;
  const reach = whole || at.length === 0 ? 0 : REACH + ROOM;
  const lying = ends.map((spot) => turned(spot, turn));
  const [left, right] = [Math.min(...lying.map((s) => s.x)), Math.max(...lying.map((s) => s.x))];
  const [top, bottom] = [Math.min(...lying.map((s) => s.y)), Math.max(...lying.map((s) => s.y))];
  const wide = Math.max(right - left + 2 * reach, whole ? 1 : LEAST);
  const high = Math.max(bottom - top + 2 * reach, whole ? 1 : LEAST * 0.66);
  const scale = Math.min(screen.x / wide, screen.y / high);
  const middle = turned({ x: (left + right) / 2, y: (top + bottom) / 2 }, -turn);
  return { ...middle, scale: Math.max(scale, 0.01), turn };
}

/** The sky's corners; before there is anything to see, its middle. */
function corners(whole: boolean): Spot[] {
  if (!whole) return [{ x: SKY.width / 2, y: SKY.height / 2 }];
  return [0, SKY.width].flatMap((x) => [0, SKY.height].map((y) => ({ x, y })));
}

/** Where a point of the screen is in the sky. */
export function skyAt(camera: Camera, screen: Spot, pixel: Spot): Spot {
  const off = turned({ x: pixel.x - screen.x / 2, y: pixel.y - screen.y / 2 }, -camera.turn);
  return { x: camera.x + off.x / camera.scale, y: camera.y + off.y / camera.scale };
}

/** Where a point of the sky is on the screen. */
export function pixelAt(camera: Camera, screen: Spot, sky: Spot): Spot {
  const off = turned(
    { x: (sky.x - camera.x) * camera.scale, y: (sky.y - camera.y) * camera.scale },
    camera.turn,
  );
  return { x: screen.x / 2 + off.x, y: screen.y / 2 + off.y };
}

/** The camera as a CSS transform of the sky, whose own corner is at the screen's. */
export function transformOf(camera: Camera, screen: Spot): string {
  return (
    `translate(${screen.x / 2}px, ${screen.y / 2}px) rotate(${camera.turn}deg) ` +
    `scale(${camera.scale}) translate(${-camera.x}px, ${-camera.y}px)`
  );
}
