import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import type { MeasureKind, Point } from '#lib/imaging/measure.ts';
import type { Calibration } from '#lib/imaging/spacing-texts.ts';
import type { MeasuredImage } from './tool.ts';

/** Measures that say lengths or areas. */
const METRIC: ReadonlySet<MeasureKind> = new Set([
  'length',
  'bidirectional',
  'ellipse',
  'rectangle',
  'region',
]);

/** The source of a measure's millimetres; null for one without any. */
export function calibrationOf(
  kind: MeasureKind,
  points: readonly Point[],
  { spacing, spacingKind = 'patient', regions }: MeasuredImage,
): Calibration | null {
  if (!METRIC.has(kind)) return null;
  if (!spacingAt(points, regions, spacing)) return 'unknown';
  return regions && regions.length > 0 ? 'region' : spacingKind;
}
