import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { contourPath } from '#lib/imaging/mark-path.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { rectangleArea, rectangleStatistics } from '#lib/imaging/region.ts';
import { regionText } from './region-text.ts';
import type { MeasureTool } from './tool.ts';

/** All corners in order, from two opposite ones. */
function cornersOf([a, b]: readonly Point[]): Point[] {
  return a && b ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] : [];
}

/** Points: two opposite corners. All four corners are handles, which keep the opposite one fixed. */
export const rectangle: MeasureTool = {
  points: 2,
  handles: cornersOf,
  moveHandle([a, b], handle, to) {
    if (!a || !b) return [];
    if (handle === 0) return [to, b];
    if (handle === 1)
      return [
        { x: a.x, y: to.y },
        { x: to.x, y: b.y },
      ];
    if (handle === 2) return [a, to];
    return [
      { x: to.x, y: a.y },
      { x: b.x, y: to.y },
    ];
  },
  path: (points) => contourPath(cornersOf(points)),
  distance(points, at) {
    const corners = cornersOf(points);
    return distanceToLines([...corners, ...corners.slice(0, 1)], at);
  },
  text: ([a, b], image) =>
    a && b
      ? regionText(
          rectangleArea(a, b, image.spacing),
          (values) => rectangleStatistics(a, b, values, image.spacing),
          image,
        )
      : [],
};
