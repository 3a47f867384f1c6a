import type { Point, Spacing } from './measure.ts';

/**
 * A part of an ultrasound image in which distances are known, or known to be none: a trace of velocities over time
 * has no millimetres (PS3.3 C.8.5.5). In the image's pixels, its edges included.
 */
export interface CalibratedRegion {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Millimetres between rows, between columns. */
  spacing: Spacing | null;
}

const holds = ({ x, y, width, height }: CalibratedRegion, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/**
 * The spacing that what lies on an image is measured with: where regions are known, that of the first that holds all of
 * it, and none outside them or across two; else the image's.
 */
export function spacingAt(
  points: readonly Point[],
  regions: readonly CalibratedRegion[] | undefined,
  ofImage: Spacing | null,
): Spacing | null {
  if (!regions || regions.length === 0) return ofImage;
  return regions.find((region) => points.every((point) => holds(region, point)))?.spacing ?? null;
}
