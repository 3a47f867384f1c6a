import { distanceToLines } from './distance-to-lines.ts';
import type { Point } from './measure.ts';

/** Removes points of a line without which it stays within the tolerance (Douglas–Peucker); the ends stay. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return [...points];
  let [farthest, distance] = [0, tolerance];
  points.forEach((point, i) => {
    const away = distanceToLines([first, last], point);
    if (away > distance) [farthest, distance] = [i, away];
  });
  if (farthest === 0) return [first, last];
  const before = simplifyLine(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest), tolerance)];
}
