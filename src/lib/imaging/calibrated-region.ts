import type { Point, Spacing } from './measure.ts';

/**
 * A region of an ultrasound image in which distances are known, or known to be meaningless: a trace of velocity over
 * time has no millimetres (PS3.3 C.8.5.5). In image pixels, including its edges.
 */
export interface CalibratedRegion {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Millimetres between rows and between columns. */
  spacing: Spacing | null;
}

const holds = ({ x, y, width, height }: CalibratedRegion, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/**
 * The spacing that applies to some points on an image: where regions are known, that of the first region that contains
 * all of them, and none outside regions or across two; else the image's.
 */
export function spacingAt(
  points: readonly Point[],
  regions: readonly CalibratedRegion[] | undefined,
  ofImage: Spacing | null,
): Spacing | null {
  if (!regions || regions.length === 0) return ofImage;
  return regions.find((region) => points.every((point) => holds(region, point)))?.spacing ?? null;
}
