import { type CalibratedRegion, spacingAt } from '#lib/imaging/calibrated-region.ts';
import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { PixelValues, Point, Spacing, ValueUnit } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';

/** Properties of the image that a measurement's text is computed from. */
export interface MeasuredImage {
  spacing: Spacing | null;
  /** The kind of spacing; absent: `patient`. */
  spacingKind?: SpacingKind | undefined;
  /** For an ultrasound image: its regions, which have their own spacings. */
  regions?: readonly CalibratedRegion[] | undefined;
  unit: ValueUnit;
  /** The factor from Bq/ml to a standardised uptake value. */
  uptake?: number | null | undefined;
  /** Null while the image's true values are not loaded. */
  values: PixelValues | null;
  /** Whether true values exist that may still be loaded. */
  hasFrames: boolean;
}

/** How a kind of measurement is drawn, grabbed and computed. */
export interface MeasureTool {
  /** Number of points needed. */
  points: number;
  /** For a tool with any number of points: its final points if the last one closes it. */
  closed?(points: readonly Point[]): Point[] | undefined;
  /** For a tool that also accepts a freehand stroke: the points of the stroke; undefined when it is too small. */
  traced?(points: readonly Point[]): Point[] | undefined;
  /** For a tool of lines with two ends, each of which may be drawn by dragging. */
  lines?: true;
  /** The points by which it can be dragged. */
  handles(points: readonly Point[]): readonly Point[];
  /** Its points after a handle was moved. */
  moveHandle(points: readonly Point[], handle: number, to: Point): Point[];
  /** The shape as the path of an SVG in the coordinates of the points. */
  path(points: readonly Point[]): string;
  /** The distance of a point from the shape. */
  distance(points: readonly Point[], at: Point): number;
  /** Its text lines; empty while points are missing. */
  text(points: readonly Point[], image: MeasuredImage): string[];
}

/** The text of a measurement on its image; in millimetres within a calibrated area. */
export function saidOf(tool: MeasureTool, points: readonly Point[], image: MeasuredImage): string[] {
  const spacing = spacingAt(points, image.regions, image.spacing);
  // A region's spacing takes the place of the image's, and so does its kind.
  const spacingKind = spacing === image.spacing ? image.spacingKind : 'patient';
  return tool.text(points, { ...image, spacing, spacingKind });
}

/** For measurements whose handles are their points. */
export const pointHandles: Pick<MeasureTool, 'handles' | 'moveHandle'> = {
  handles: (points) => points,
  moveHandle: (points, handle, to) => points.map((point, at) => (at === handle ? to : point)),
};

/** For measurements drawn as straight lines between their points. */
export const straightLines: Pick<MeasureTool, 'path' | 'distance'> = {
  path: (points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
  distance: distanceToLines,
};
