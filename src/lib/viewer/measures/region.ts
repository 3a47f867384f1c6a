import { MARK_POINTS } from '#lib/cases/finding.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { polygonArea, polygonStatistics } from '#lib/imaging/region.ts';
import { simplifyLine } from '#lib/imaging/simplify-line.ts';
import { contour } from './contour.ts';
import { regionText } from './region-text.ts';
import type { MeasureTool } from './tool.ts';

/** Tolerance for simplifying a freehand line, as a fraction of its size. */
const TOLERANCE = 0.002;

/** The vertices of a freehand line; undefined if it encloses no area. */
function traced(points: readonly Point[]): Point[] | undefined {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const corners = simplifyLine(points, TOLERANCE * size);
  const { least, most } = MARK_POINTS.contour;
  return corners.length >= least && corners.length <= most ? corners : undefined;
}

/** Drawn point by point like a contour, or freehand in one stroke. */
export const region: MeasureTool = {
  ...contour,
  traced,
  text: (points, image) =>
    points.length < contour.points
      ? []
      : regionText(
          polygonArea(points, image.spacing),
          (values) => polygonStatistics(points, values, image.spacing),
          image,
        ),
};
