import type { ModalityUnit } from './value-unit.ts';

/** Measurements on an image. Points are in image pixels: x along a row, y along a column, 0 at the outer edge. */

export interface Point {
  x: number;
  y: number;
}

export type MeasureKind =
  | 'length'
  | 'bidirectional'
  | 'angle'
  | 'cobb'
  | 'ellipse'
  | 'rectangle'
  | 'region'
  | 'probe'
  | MarkOnly;

/** Kinds without a value, used only by authors to mark findings. */
export type MarkOnly = 'arrow' | 'contour' | 'label';

/**
 * Length: two ends. Bidirectional, Cobb: the ends of one line, then those of the other. Angle: an end, the corner,
 * the other end. Ellipse, rectangle: two corners of the box. Region, contour: the corners. Probe, label: a point.
 * Arrow: tail and tip.
 */
export interface Measure {
  kind: MeasureKind;
  points: Point[];
}

/**
 * The image of a measurement: its folder's id and its index there. The file finds it again after images were
 * reordered, but does not identify it: identical images share one file.
 */
export interface ImageAnchor {
  folder: string;
  file: string;
  /** Its index among the shown images of its folder; absent in older data. */
  image?: number | undefined;
}

/** A displayed image. */
export interface ShownAnchor extends ImageAnchor {
  /** The indexes of all identical images in its folder, if there are several. */
  twins?: readonly number[] | undefined;
}

/** The index nearest to the former one, among the indexes of identical images. */
export function nearestTwin(twins: readonly number[], was: number): number | undefined {
  return twins.reduce<number | undefined>(
    (best, at) => (best === undefined || Math.abs(at - was) < Math.abs(best - was) ? at : best),
    undefined,
  );
}

/** Whether an anchor belongs to an image; among identical images, to the one at its index. */
export function liesOn(anchored: ImageAnchor, { folder, file, image, twins }: ShownAnchor): boolean {
  if (anchored.folder !== folder || anchored.file !== file) return false;
  return !twins || nearestTwin(twins, anchored.image ?? 0) === image;
}

export interface AnchoredMeasure extends Measure, ImageAnchor {
  id: string;
  /** Text of a label. */
  text?: string | undefined;
  /** Whether it is the author's: displayed, but neither movable nor erasable. */
  isLocked?: boolean;
}

/** Millimetres between rows, then between columns. */
export type Spacing = readonly [number, number];

/** Values of an image at integer pixel positions, in its own units. */
export interface PixelValues {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

/** The unit of values: a known unit, the 256 grey levels of an ordinary image, or null when unnamed. */
export type ValueUnit = ModalityUnit | 'levels' | null;

/** Used when the size of pixels is unknown. */
export const UNKNOWN_SPACING: Spacing = [1, 1];

/** Distance between two points in millimetres, or in pixels when the spacing is unknown. */
export function distance(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  return Math.hypot((b.x - a.x) * columns, (b.y - a.y) * rows);
}

/** Angle in degrees between the two arms that meet at `corner`, 0 to 180. */
export function angle(a: Point, corner: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  const direction = (end: Point) => Math.atan2((end.y - corner.y) * rows, (end.x - corner.x) * columns);
  const between = Math.abs(direction(a) - direction(b)) * (180 / Math.PI);
  return between > 180 ? 360 - between : between;
}

/** Angle in degrees between two lines, regardless of their directions: 0 to 90. */
export function angleOfLines(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  spacing: Spacing | null,
): number {
  const along = { x: a.x + d.x - c.x, y: a.y + d.y - c.y };
  const between = angle(b, a, along, spacing);
  return Math.min(between, 180 - between);
}

/** The value under a point, or null outside the image. */
export function probe({ x, y }: Point, values: PixelValues): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const inside = column >= 0 && row >= 0 && column < values.width && row < values.height;
  return inside ? values.at(column, row) : null;
}
