import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { ellipsePath } from '#lib/imaging/mark-path.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { ellipseArea, ellipseStatistics } from '#lib/imaging/region.ts';
import { regionText } from './region-text.ts';
import type { MeasureTool } from './tool.ts';

/** Number of vertices of the polygon that approximates the ellipse when computing distances. */
const CORNERS = 48;

function centreOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function radiiOf(a: Point, b: Point): Point {
  return { x: Math.abs(b.x - a.x) / 2, y: Math.abs(b.y - a.y) / 2 };
}

function polygonOf(a: Point, b: Point): Point[] {
  const [centre, radii] = [centreOf(a, b), radiiOf(a, b)];
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return { x: centre.x + radii.x * Math.cos(angle), y: centre.y + radii.y * Math.sin(angle) };
  });
}

/** Points: two corners of the bounding box. The handles are on the ellipse, in the middle of the box's sides. */
export const ellipse: MeasureTool = {
  points: 2,
  handles([a, b]) {
    if (!a || !b) return [];
    const { x, y } = centreOf(a, b);
    return [
      { x: a.x, y },
      { x, y: a.y },
      { x, y: b.y },
      { x: b.x, y },
    ];
  },
  moveHandle([a, b], handle, to) {
    if (!a || !b) return [];
    if (handle === 0) return [{ x: to.x, y: a.y }, b];
    if (handle === 1) return [{ x: a.x, y: to.y }, b];
    if (handle === 2) return [a, { x: b.x, y: to.y }];
    return [a, { x: to.x, y: b.y }];
  },
  path: ellipsePath,
  distance: ([a, b], at) => (a && b ? distanceToLines(polygonOf(a, b), at) : Number.POSITIVE_INFINITY),
  text: ([a, b], image) =>
    a && b
      ? regionText(
          ellipseArea(a, b, image.spacing),
          (values) => ellipseStatistics(a, b, values, image.spacing),
          image,
        )
      : [],
};
