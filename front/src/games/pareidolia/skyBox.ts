import { SKY, type Pose } from './schema.gen.ts';

/** How far a piece may reach from its middle, and a little air around it. */
const REACH = 700;

/** The part of the sky in which these lie, whole, and as wide to its height as the sky is. */
export function skyBox(poses: readonly Pose[]): { x: number; y: number; width: number; height: number } {
  if (poses.length === 0) return { x: 0, y: 0, width: SKY.width, height: SKY.height };
  const [xs, ys] = [poses.map((pose) => pose.x), poses.map((pose) => pose.y)];
  const [left, right] = [Math.min(...xs) - REACH, Math.max(...xs) + REACH];
  const [top, bottom] = [Math.min(...ys) - REACH, Math.max(...ys) + REACH];
  const width = Math.max(right - left, ((bottom - top) * SKY.width) / SKY.height);
  const height = (width * SKY.height) / SKY.width;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
