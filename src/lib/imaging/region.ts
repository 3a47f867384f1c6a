import { type PixelValues, type Point, type Spacing, UNKNOWN_SPACING } from './measure.ts';

/** Area and values of regions of an image: points are in image pixels, as in `measure.ts`. */

export interface RegionStatistics {
  least: number;
  most: number;
  mean: number;
  /** Population standard deviation, since every pixel of the region is known. */
  deviation: number;
  pixels: number;
  /** In mm², or in square pixels. */
  area: number;
}

/** Area of the ellipse inscribed in a box, in mm², or in square pixels when the spacing is unknown. */
export function ellipseArea(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  return (Math.PI / 4) * Math.abs(b.x - a.x) * columns * Math.abs(b.y - a.y) * rows;
}

/** Area of a rectangle: in mm², or square pixels when the spacing is unknown. */
export function rectangleArea(a: Point, b: Point, spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  return Math.abs(b.x - a.x) * columns * Math.abs(b.y - a.y) * rows;
}

/** Area of a polygon without self-intersections, in mm², or in square pixels when the spacing is unknown. */
export function polygonArea(points: readonly Point[], spacing: Spacing | null): number {
  const [rows, columns] = spacing ?? UNKNOWN_SPACING;
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return (Math.abs(twice) / 2) * rows * columns;
}

/** Statistics of the pixels of a box whose centre is in a region; null if there are none. @param area of the region */
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
      // Pixels without a value lie outside the acquired area.
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

/** Statistics of the pixels whose centre lies inside the ellipse inscribed in the box; null when there are none. */
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

/** Statistics of the pixels whose centre lies inside the rectangle; null when there are none. */
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

/** Statistics of the pixels whose centre lies inside the polygon (even–odd rule); null when there are none. */
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
