import { SKY, type Pose } from '../schema.gen.ts';

/** The extent of a piece from its centre, with a margin. */
const REACH = 700;

/** Return the part of the sky that contains all pieces, with the sky's aspect ratio. */
export function skyBox(poses: readonly Pose[]): { x: number; y: number; width: number; height: number } {
  if (poses.length === 0) return { x: 0, y: 0, width: SKY.width, height: SKY.height };
  const [xs, ys] = [poses.map((pose) => pose.x), poses.map((pose) => pose.y)];
  const [left, right] = [Math.min(...xs) - REACH, Math.max(...xs) + REACH];
  const [top, bottom] = [Math.min(...ys) - REACH, Math.max(...ys) + REACH];
  const width = Math.max(right - left, ((bottom - top) * SKY.width) / SKY.height);
  const height = (width * SKY.height) / SKY.width;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
