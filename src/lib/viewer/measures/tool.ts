import { type CalibratedRegion, spacingAt } from '#lib/imaging/calibrated-region.ts';
import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { PixelValues, Point, Spacing, ValueUnit } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';

/** The facts of the image from which a measure's text is made. */
export interface MeasuredImage {
  spacing: Spacing | null;
  /** Where the millimetres hold; in the patient when absent. */
  spacingKind?: SpacingKind | undefined;
  /** For an ultrasound, whose regions have spacings of their own. */
  regions?: readonly CalibratedRegion[] | undefined;
  unit: ValueUnit;
  /** The factor from Bq/ml to a standardised uptake value. */
  uptake?: number | null | undefined;
  /** Null while the image's true values are not there. */
  values: PixelValues | null;
  /** Whether they may still come. */
  hasFrames: boolean;
}

/** How a kind of measure is drawn, grabbed and read. */
export interface MeasureTool {
  /** Number of points to put down. */
  points: number;
  /** For a tool with any number of points: its points, once the last one put down closes it. */
  closed?(points: readonly Point[]): Point[] | undefined;
  /** For a tool that also accepts a freehand stroke: the points of the stroke; undefined when it is too small. */
  traced?(points: readonly Point[]): Point[] | undefined;
  /** For a tool made of lines with two ends: each may be drawn in one stroke. */
  lines?: true;
  /** The points by which it can be dragged. */
  handles(points: readonly Point[]): readonly Point[];
  /** Its points after a handle was moved. */
  moveHandle(points: readonly Point[], handle: number, to: Point): Point[];
  /** The shape as the path of an SVG in the coordinates of the points. */
  path(points: readonly Point[]): string;
  /** The distance of a point from the shape. */
  distance(points: readonly Point[], at: Point): number;
  /** Its text, line by line; empty as long as points are missing. */
  text(points: readonly Point[], image: MeasuredImage): string[];
}

/** The text of a measure on its image: in millimetres within the calibrated area. */
export function saidOf(tool: MeasureTool, points: readonly Point[], image: MeasuredImage): string[] {
  const spacing = spacingAt(points, image.regions, image.spacing);
  // The size of a pixel in a region is the region's own.
  const spacingKind = spacing === image.spacing ? image.spacingKind : 'patient';
  return tool.text(points, { ...image, spacing, spacingKind });
}

/** For measures whose handles are the points themselves. */
export const pointHandles: Pick<MeasureTool, 'handles' | 'moveHandle'> = {
  handles: (points) => points,
  moveHandle: (points, handle, to) => points.map((point, at) => (at === handle ? to : point)),
};

/** For measures drawn as straight lines from point to point. */
export const straightLines: Pick<MeasureTool, 'path' | 'distance'> = {
  path: (points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
  distance: distanceToLines,
};
