import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import type { MeasureKind, Point } from '#lib/imaging/measure.ts';
import type { Calibration } from '#lib/imaging/spacing-texts.ts';
import type { MeasuredImage } from './tool.ts';

/** Whether a kind of measurement shows lengths or areas. */
const IS_METRIC: Record<MeasureKind, boolean> = {
  length: true,
  bidirectional: true,
  angle: false,
  cobb: false,
  ellipse: true,
  rectangle: true,
  region: true,
  probe: false,
  arrow: false,
  contour: false,
  label: false,
};

/** The source of a measurement's scale; null for a measurement without lengths. */
export function calibrationOf(
  kind: MeasureKind,
  points: readonly Point[],
  { spacing, spacingKind = 'patient', regions }: MeasuredImage,
): Calibration | null {
  if (!IS_METRIC[kind]) return null;
  if (!spacingAt(points, regions, spacing)) return 'unknown';
  return regions && regions.length > 0 ? 'region' : spacingKind;
}
