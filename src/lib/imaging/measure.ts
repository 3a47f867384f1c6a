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
  | 'arrow'
  | 'contour'
  | 'label';

/**
 * Length: two ends. Bidirectional, Cobb: the ends of one line, then those of the other. Angle: an end, the corner, the other
 * end. Ellipse, rectangle: two corners of the box. Region, contour: the corners. Probe, label: a point. Arrow: tail and tip.
 */
export interface Measure {
  kind: MeasureKind;
  points: Point[];
}

/**
 * The image that a measure lies on: its folder's id and its place in it. Its file tells where it is once images have been
 * put in another order, and is no identity: images that are alike byte for byte have one file.
 */
export interface ImageAnchor {
  folder: string;
  file: string;
  /** Its place among the images of its folder that are shown; absent in what was kept before this was told. */
  image?: number | undefined;
}

/** An image that is shown. */
export interface ShownAnchor extends ImageAnchor {
  /** The places of all images of its folder that are alike byte for byte, where there are several. */
  twins?: readonly number[] | undefined;
}

/** Of places of images that are alike, the one nearest to where one was. */
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
  /** Of a label. */
  text?: string | undefined;
  /** Shown, and not to be moved or erased: the author's. */
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

/** What values are in: a unit, the 256 levels of an ordinary image, or nothing that has a name. */
export type ValueUnit = ModalityUnit | 'levels' | null;

export interface RegionStatistics {
  least: number;
  most: number;
  mean: number;
  /** Standard deviation of the population: every pixel of the region is known. */
  deviation: number;
  pixels: number;
  /** mm², or square pixels. */
  area: number;
}

const UNKNOWN: Spacing = [1, 1];

/** Millimetres between two points, or pixels when the spacing is not known. */
export function distance(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN;
  return Math.hypot((b.x - a.x) * columns, (b.y - a.y) * rows);
}

/** Degrees between the two arms that meet at `corner`, 0 to 180. */
export function angle(a: Point, corner: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN;
  const direction = (end: Point) => Math.atan2((end.y - corner.y) * rows, (end.x - corner.x) * columns);
  const between = Math.abs(direction(a) - direction(b)) * (180 / Math.PI);
  return between > 180 ? 360 - between : between;
}

/** Degrees between two lines, whichever way each of them was drawn: 0 to 90. */
export function angleOfLines(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  spacing: Spacing | null,
): number {
  const along = { x: a.x + d.x - c.x, y: a.y + d.y - c.y };
  const between = angle(b, a, along, spacing);
  return Math.min(between, 180 - between);
}

/** Of the ellipse that fills a box: mm², or square pixels when the spacing is not known. */
export function ellipseArea(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN;
  return (Math.PI / 4) * Math.abs(b.x - a.x) * columns * Math.abs(b.y - a.y) * rows;
}

/** Of a rectangle: mm², or square pixels when the spacing is not known. */
export function rectangleArea(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN;
  return Math.abs(b.x - a.x) * columns * Math.abs(b.y - a.y) * rows;
}

/** Of a polygon that does not cross itself: mm², or square pixels when the spacing is not known. */
export function polygonArea(points: readonly Point[], spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN;
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return (Math.abs(twice) / 2) * rows * columns;
}

/** Of the pixels of a box whose centre lies in a region; null when none does. @param area of the region */
function statisticsIn(
  { least: from, most: to }: { least: Point; most: Point },
  contains: (x: number, y: number) => boolean,
  values: PixelValues,
  area: number,
): RegionStatistics | null {
  let [pixels, sum, squares] = [0, 0, 0];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const last = { x: Math.min(values.width, to.x), y: Math.min(values.height, to.y) };
  for (let y = Math.max(0, Math.floor(from.y)); y < last.y; y++) {
    for (let x = Math.max(0, Math.floor(from.x)); x < last.x; x++) {
      if (!contains(x + 0.5, y + 0.5)) continue;
      const value = values.at(x, y);
      // Beside what was measured.
      if (Number.isNaN(value)) continue;
      pixels += 1;
      sum += value;
      squares += value * value;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  if (pixels === 0) return null;
  const mean = sum / pixels;
  return {
    least,
    most,
    mean,
    pixels,
    area,
    deviation: Math.sqrt(Math.max(0, squares / pixels - mean * mean)),
  };
}

function boxOf(points: readonly Point[]): { least: Point; most: Point } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

/** Mean and deviation of the pixels whose centre lies in the ellipse that fills the box; null when none does. */
export function ellipseStatistics(
  a: Point,
  b: Point,
  values: PixelValues,
  spacing: Spacing | null,
): RegionStatistics | null {
  const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [rx, ry] = [Math.abs(b.x - a.x) / 2, Math.abs(b.y - a.y) / 2];
  const contains = (x: number, y: number) => ((x - centre.x) / rx) ** 2 + ((y - centre.y) / ry) ** 2 <= 1;
  return statisticsIn(boxOf([a, b]), contains, values, ellipseArea(a, b, spacing));
}

/** Mean and deviation of the pixels whose centre lies in the rectangle; null when none does. */
export function rectangleStatistics(
  a: Point,
  b: Point,
  values: PixelValues,
  spacing: Spacing | null,
): RegionStatistics | null {
  const { least, most } = boxOf([a, b]);
  const contains = (x: number, y: number) => x >= least.x && x <= most.x && y >= least.y && y <= most.y;
  return statisticsIn({ least, most }, contains, values, rectangleArea(a, b, spacing));
}

/** Mean and deviation of the pixels whose centre lies in the polygon (even–odd rule); null when none does. */
export function polygonStatistics(
  points: readonly Point[],
  values: PixelValues,
  spacing: Spacing | null,
): RegionStatistics | null {
  const contains = (x: number, y: number) =>
    points.reduce((isIn, b, i) => {
      const a = points.at(i - 1)!;
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) ? !isIn : isIn;
    }, false);
  return statisticsIn(boxOf(points), contains, values, polygonArea(points, spacing));
}

/** The value under a point, or null outside the image. */
export function probe({ x, y }: Point, values: PixelValues): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const inside = column >= 0 && row >= 0 && column < values.width && row < values.height;
  return inside ? values.at(column, row) : null;
}
