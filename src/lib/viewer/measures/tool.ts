import { type CalibratedRegion, spacingAt } from '#lib/imaging/calibrated-region.ts';
import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { PixelValues, Point, Spacing, ValueUnit } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';

/** What a measure's text is made from: the image it lies on. */
export interface MeasuredImage {
  spacing: Spacing | null;
  /** Where the millimetres hold; in the patient when absent. */
  spacingKind?: SpacingKind | undefined;
  /** Of an ultrasound, whose regions have spacings of their own. */
  regions?: readonly CalibratedRegion[] | undefined;
  unit: ValueUnit;
  /** What a value in Bq/ml is multiplied by to become a standardised uptake. */
  uptake?: number | null | undefined;
  /** Null while the image's true values are not there. */
  values: PixelValues | null;
  /** Whether they may still come. */
  hasFrames: boolean;
}

/** How a kind of measure is drawn, taken hold of and read. */
export interface MeasureTool {
  /** How many points one puts down. */
  points: number;
  /** Of a tool that takes as many points as one likes: its points, once the last one put down closes it. */
  closed?(points: readonly Point[]): Point[] | undefined;
  /** Of a tool that also takes one stroke: the points of what was drawn so; undefined when it is nothing. */
  traced?(points: readonly Point[]): Point[] | undefined;
  /** Of a tool made of lines with two ends: each may be drawn in one stroke. */
  lines?: true;
  /** Where it is taken hold of. */
  handles(points: readonly Point[]): readonly Point[];
  /** Its points once a handle has been moved. */
  moveHandle(points: readonly Point[], handle: number, to: Point): Point[];
  /** What is drawn, as the path of an SVG; points are in its pixels. */
  path(points: readonly Point[]): string;
  /** How far a place is from what is drawn. */
  distance(points: readonly Point[], at: Point): number;
  /** What it says, line by line; nothing as long as points are missing. */
  text(points: readonly Point[], image: MeasuredImage): string[];
}

/** What a measure says of its image: in millimetres where it lies within what is known of it. */
export function saidOf(tool: MeasureTool, points: readonly Point[], image: MeasuredImage): string[] {
  const spacing = spacingAt(points, image.regions, image.spacing);
  // The size of a pixel in a region is the region's own.
  const spacingKind = spacing === image.spacing ? image.spacingKind : 'patient';
  return tool.text(points, { ...image, spacing, spacingKind });
}

/** Of measures whose handles are the points themselves. */
export const pointHandles: Pick<MeasureTool, 'handles' | 'moveHandle'> = {
  handles: (points) => points,
  moveHandle: (points, handle, to) => points.map((point, at) => (at === handle ? to : point)),
};

/** Of measures drawn as straight lines from point to point. */
export const straightLines: Pick<MeasureTool, 'path' | 'distance'> = {
  path: (points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
  distance: distanceToLines,
};
