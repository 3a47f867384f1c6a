import type { Spacing } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import type { KeptAttributes } from './allow-list.ts';
import { numbersOf } from './frame-display.ts';

/** The size of a pixel, and what it refers to (patient or detector). */
export interface KnownSpacing {
  spacing: Spacing;
  kind: SpacingKind;
}

/** Modalities that project the patient onto a detector: parts nearer to the tube are magnified. */
const PROJECTIONS: ReadonlySet<unknown> = new Set(['CR', 'DX', 'MG', 'XA', 'RF', 'IO', 'PX']);

/** Two spacings that differ by less are equal, apart from rounding. */
const SAME = 0.001;

function pairOf(value: KeptAttributes[string] | undefined): Spacing | undefined {
  const [rows, columns] = numbersOf(value);
  return rows === undefined || columns === undefined ? undefined : [rows, columns];
}

const areSame = (a: Spacing, b: Spacing) => a.every((each, i) => Math.abs(each - b[i]!) <= SAME * b[i]!);

/** Whether an image is a projection; a slice reconstructed from projections, for example, has a position instead. */
function isProjection({ Modality: modality, ImagePositionPatient: position }: KeptAttributes): boolean {
  return PROJECTIONS.has(modality) && position === undefined;
}

/**
 * The millimetres between rows and columns of an image, and what they refer to (PS3.3 10.7.1.1, 10.7.1.3). In a
 * projection, Imager Pixel Spacing refers to the detector, and so does Pixel Spacing unless it was corrected, as
 * indicated by the calibration type or by a value different from the detector's.
 */
export function knownSpacing(attributes: KeptAttributes): KnownSpacing | undefined {
  const pixel = pairOf(attributes.PixelSpacing);
  const imager = pairOf(attributes.ImagerPixelSpacing);
  const type = attributes.PixelSpacingCalibrationType;
  if (pixel && !isProjection(attributes)) return { spacing: pixel, kind: 'patient' };
  if (pixel && type === 'GEOMETRY') return { spacing: pixel, kind: 'corrected' };
  if (pixel && (type === 'FIDUCIAL' || (imager && !areSame(pixel, imager))))
    return { spacing: pixel, kind: 'calibrated' };
  if (!imager) return pixel && { spacing: pixel, kind: 'detector' };
  const [factor = 1] = numbersOf(attributes.EstimatedRadiographicMagnificationFactor);
  if (!(factor > 1)) return { spacing: imager, kind: 'detector' };
  return { spacing: [imager[0] / factor, imager[1] / factor], kind: 'corrected' };
}
