import { MARK_POINTS } from '#lib/cases/finding.ts';
import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { contourPath } from '#lib/imaging/mark-path.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { type MeasureTool, pointHandles } from './tool.ts';

/** Distance from the first or last point at which a press closes the contour, as a fraction of its size. */
const NEAR = 0.06;

/** Whether the last point, which follows the pointer, is placed on the first one or on the one before it. */
function isClosed(points: readonly Point[]): boolean {
  const [at, before, first] = [points.at(-1), points.at(-2), points[0]];
  if (!at || !before || !first || points.length <= MARK_POINTS.contour.least) return false;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const isNear = (to: Point) => Math.hypot(at.x - to.x, at.y - to.y) <= NEAR * size;
  return isNear(first) || isNear(before);
}

/** Points: one vertex after the other; pressing the first or the last one again closes the contour. */
export const contour: MeasureTool = {
  ...pointHandles,
  points: MARK_POINTS.contour.least,
  closed: (points) =>
    points.length > MARK_POINTS.contour.most || isClosed(points) ? points.slice(0, -1) : undefined,
  path: contourPath,
  distance: (points, at) => distanceToLines([...points, ...points.slice(0, 1)], at),
  text: () => [],
};
