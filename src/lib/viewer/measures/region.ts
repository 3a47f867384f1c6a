import { MARK_POINTS } from '#lib/cases/finding.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { polygonArea, polygonStatistics } from '#lib/imaging/region.ts';
import { simplifyLine } from '#lib/imaging/simplify-line.ts';
import { contour } from './contour.ts';
import { regionText } from './region-text.ts';
import type { MeasureTool } from './tool.ts';

/** How far a freehand line may be from its corners, as a fraction of its size. */
const TOLERANCE = 0.002;

/** The corners of a line drawn in one stroke; undefined of one that surrounds nothing. */
function traced(points: readonly Point[]): Point[] | undefined {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const corners = simplifyLine(points, TOLERANCE * size);
  const { least, most } = MARK_POINTS.contour;
  return corners.length >= least && corners.length <= most ? corners : undefined;
}

/** Corner after corner as a contour, or in one stroke. */
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
