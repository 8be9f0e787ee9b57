import { SKY } from '../schema.gen.ts';

/** A view of the sky: its centre, its scale in pixels per tenth of a millimetre, and its rotation. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
  /** In degrees; each watcher may turn their own view. */
  turn: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The extent of a piece from its centre, and the margin around all pieces. */
const REACH = 430;
const ROOM = 260;
/** The least width of sky that is shown, even around a single cloud. */
const LEAST = 2500;

/** Rotate a vector by some degrees, clockwise on the screen. */
export function rotated(at: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}

/** Return a camera that shows all pieces with a margin, or the whole sky. */
export function cameraFor(at: readonly Spot[], screen: Spot, turn: number, whole: boolean): Camera {
  const ends = whole || at.length === 0 ? corners(whole) : at;
  const reach = whole || at.length === 0 ? 0 : REACH + ROOM;
  const points = ends.map((spot) => rotated(spot, turn));
  const [left, right] = [Math.min(...points.map((s) => s.x)), Math.max(...points.map((s) => s.x))];
  const [top, bottom] = [Math.min(...points.map((s) => s.y)), Math.max(...points.map((s) => s.y))];
  const wide = Math.max(right - left + 2 * reach, whole ? 1 : LEAST);
  const high = Math.max(bottom - top + 2 * reach, whole ? 1 : LEAST * 0.66);
  const scale = Math.min(screen.x / wide, screen.y / high);
  const middle = rotated({ x: (left + right) / 2, y: (top + bottom) / 2 }, -turn);
  return { ...middle, scale: Math.max(scale, 0.01), turn };
}

/** The sky's corners, or its centre. */
function corners(whole: boolean): Spot[] {
  if (!whole) return [{ x: SKY.width / 2, y: SKY.height / 2 }];
  return [0, SKY.width].flatMap((x) => [0, SKY.height].map((y) => ({ x, y })));
}

/** Convert a point of the screen to the sky. */
export function skyAt(camera: Camera, screen: Spot, pixel: Spot): Spot {
  const off = rotated({ x: pixel.x - screen.x / 2, y: pixel.y - screen.y / 2 }, -camera.turn);
  return { x: camera.x + off.x / camera.scale, y: camera.y + off.y / camera.scale };
}

/** Convert a point of the sky to the screen. */
export function pixelAt(camera: Camera, screen: Spot, sky: Spot): Spot {
  const off = rotated(
    { x: (sky.x - camera.x) * camera.scale, y: (sky.y - camera.y) * camera.scale },
    camera.turn,
  );
  return { x: screen.x / 2 + off.x, y: screen.y / 2 + off.y };
}

/** The camera as a CSS transform of the sky element. */
export function transformOf(camera: Camera, screen: Spot): string {
  return (
    `translate(${screen.x / 2}px, ${screen.y / 2}px) rotate(${camera.turn}deg) ` +
    `scale(${camera.scale}) translate(${-camera.x}px, ${-camera.y}px)`
  );
}
