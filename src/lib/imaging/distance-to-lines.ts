import { clamp } from '#lib/platform/numbers.ts';
import type { Point } from './measure.ts';

function distanceToSegment(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / length;
  const part = clamp(along, 0, 1);
  return Math.hypot(at.x - a.x - part * dx, at.y - a.y - part * dy);
}

/** The distance from a point to the nearest of the lines between consecutive points. */
export function distanceToLines(points: readonly Point[], at: Point): number {
  return points.reduce(
    (least, point, i) => Math.min(least, distanceToSegment(at, points[i - 1] ?? point, point)),
    Number.POSITIVE_INFINITY,
  );
}
