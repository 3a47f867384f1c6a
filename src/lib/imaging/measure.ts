import type { ModalityUnit } from './value-unit.ts';

/** Measures on an image. Points are image pixels: x along a row, y along a column, 0 at the outer edge. */

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

/** Kinds without a value: authors mark findings with them. */
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
 * The image that a measure is on: its folder's id and its index there. Its file finds it again after images were
 * reordered, but does not identify it: images equal byte for byte share one file.
 */
export interface ImageAnchor {
  folder: string;
  file: string;
  /** Its index among the shown images of its folder; absent in data from before this was recorded. */
  image?: number | undefined;
}

/** An image that is shown. */
export interface ShownAnchor extends ImageAnchor {
  /** The places of all images of its folder that are alike byte for byte, where there are several. */
  twins?: readonly number[] | undefined;
}

/** Among the indexes of equal images, the one nearest to the former index. */
export function nearestTwin(twins: readonly number[], was: number): number | undefined {
  return twins.reduce<number | undefined>(
    (best, at) => (best === undefined || Math.abs(at - was) < Math.abs(best - was) ? at : best),
    undefined,
  );
}

/** Whether what is anchored lies on an image: of images that are alike, on the one at its place. */
export function liesOn(anchored: ImageAnchor, { folder, file, image, twins }: ShownAnchor): boolean {
  if (anchored.folder !== folder || anchored.file !== file) return false;
  return !twins || nearestTwin(twins, anchored.image ?? 0) === image;
}

export interface AnchoredMeasure extends Measure, ImageAnchor {
  id: string;
  /** Text of a label. */
  text?: string | undefined;
  /** Whether it is the author's: shown, but not to be moved or erased. */
  isLocked?: boolean;
}

/** Millimetres between rows, then between columns. */
export type Spacing = readonly [number, number];

/** Values of an image at whole pixels, in its own units. */
export interface PixelValues {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

/** The unit of values: a unit, the 256 levels of an ordinary image, or nothing that has a name. */
export type ValueUnit = ModalityUnit | 'levels' | null;

/** For pixels of unknown size. */
export const UNKNOWN_SPACING: Spacing = [1, 1];

/** Millimetres between two points, or pixels when the spacing is not known. */
export function distance(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  return Math.hypot((b.x - a.x) * columns, (b.y - a.y) * rows);
}

/** Degrees between the two arms that meet at `corner`, 0 to 180. */
export function angle(a: Point, corner: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  const direction = (end: Point) => Math.atan2((end.y - corner.y) * rows, (end.x - corner.x) * columns);
  const between = Math.abs(direction(a) - direction(b)) * (180 / Math.PI);
  return between > 180 ? 360 - between : between;
}

/** Degrees between two lines, in whichever direction each was drawn: 0 to 90. */
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
