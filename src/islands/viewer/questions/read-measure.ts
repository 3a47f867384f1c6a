import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import { type AnchoredMeasure, angle, distance, probe } from '#lib/imaging/measure.ts';
import { ellipseStatistics } from '#lib/imaging/region.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { Quantity } from '#lib/questions/formats.ts';
import type { MeasuredImage } from '#lib/viewer/measures/tool.ts';

interface MeasuredValue {
  value: number;
  /** For a length: where its millimetres are valid (in the patient or at the detector). */
  spacingKind?: SpacingKind | undefined;
}

/** The value of a measurement, or why it has none. */
export type MeasureReading = MeasuredValue | 'no-scale' | 'no-density' | 'values-coming' | 'incomplete';

const KINDS: Record<Quantity, readonly AnchoredMeasure['kind'][]> = {
  length: ['length'],
  angle: ['angle'],
  density: ['ellipse', 'probe'],
};

/** The tools that measure a quantity, the most common first. */
export const toolsFor = (quantity: Quantity) => KINDS[quantity];

function density({ kind, points: [a, b] }: AnchoredMeasure, image: MeasuredImage): MeasureReading {
  if (image.unit !== 'HU') return 'no-density';
  if (!image.values) return image.hasFrames ? 'values-coming' : 'no-density';
  if (!a) return 'incomplete';
  const value =
    kind === 'probe'
      ? probe(a, image.values)
      : b && ellipseStatistics(a, b, image.values, image.spacing)?.mean;
  return value === null || value === undefined || Number.isNaN(value)
    ? 'no-density'
    : { value: Math.round(value) };
}

/** The value of a measurement on the image: to a tenth of a millimetre or degree, or to one Hounsfield unit. */
export function readMeasure(
  measure: AnchoredMeasure,
  quantity: Quantity,
  image: MeasuredImage,
): MeasureReading {
  if (quantity === 'density') return density(measure, image);
  const { points } = measure;
  const [a, b, c] = points;
  const spacing = spacingAt(points, image.regions, image.spacing);
  if (quantity === 'angle')
    return a && b && c ? { value: roundTo(angle(a, b, c, spacing), 10) } : 'incomplete';
  if (!a || !b) return 'incomplete';
  if (spacing === null) return 'no-scale';
  // A region of an ultrasound image has its own pixel size.
  const spacingKind = spacing === image.spacing ? image.spacingKind : 'patient';
  return { value: roundTo(distance(a, b, spacing), 10), spacingKind };
}
