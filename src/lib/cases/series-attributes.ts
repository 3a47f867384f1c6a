import type { KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { type FrameDisplay, numbersOf, unitOf } from '#lib/dicom/attributes/frame-display.ts';
import { knownSpacing } from '#lib/dicom/attributes/pixel-spacing.ts';
import type { FrameHeader } from '#lib/images/frame-format.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { CaseSeries } from './body-schema.ts';

const bounded = (value: number | undefined, least: number, most: number): number | undefined =>
  value === undefined || !(value >= least && value <= most) ? undefined : value;

/** Values derived from a file in addition to its attributes. */
export interface DerivedAttributes {
  windows?: readonly Window[] | undefined;
  uptake?: number | undefined;
}

function spacingOf(attributes: KeptAttributes): Pick<CaseSeries, 'pixelSpacing' | 'spacingKind'> {
  const known = knownSpacing(attributes);
  const [between, along] = (known?.spacing ?? []).map((each) => bounded(each, 0.001, 100));
  if (!known || between === undefined || along === undefined) return {};
  return { pixelSpacing: [between, along], spacingKind: known.kind };
}

/** The series attributes that a case stores: numbers and one code, nothing identifying. */
export function seriesOf(
  attributes: KeptAttributes,
  { signed, wide }: Pick<FrameHeader, 'signed' | 'wide'>,
  { window, rescale, inverted }: FrameDisplay,
  sliceSpacing: number | null,
  { windows = [], uptake }: DerivedAttributes = {},
): CaseSeries {
  const { Modality: modality, RescaleType, Units, SUVType } = attributes;
  const thickness = bounded(numbersOf(attributes.SliceThickness)[0], 0.001, 1000);
  const spacing = bounded(sliceSpacing ?? undefined, 0.001, 1000);
  const cosines = numbersOf(attributes.ImageOrientationPatient).map((each) => clamp(each, -1, 1));
  const isRescaled = rescale.slope !== 1 || rescale.intercept !== 0;
  const unit = unitOf({ RescaleType, Units, SUVType });
  return {
    ...(typeof modality === 'string' && /^[A-Z]{2,16}$/.test(modality) && { modality }),
    ...spacingOf(attributes),
    ...(thickness !== undefined && { sliceThickness: thickness }),
    ...(spacing !== undefined && { sliceSpacing: spacing }),
    window,
    ...(windows.length > 0 && { windows: windows.map((each) => ({ ...each })) }),
    ...(cosines.length === 6 && { orientation: cosines as NonNullable<CaseSeries['orientation']> }),
    ...((isRescaled || unit) && { rescale: { ...rescale, unit } }),
    ...(unit === 'BQML' && uptake !== undefined && { uptake }),
    signed,
    bits: bounded(numbersOf(attributes.BitsStored)[0], 1, 16) ?? wide * 8,
    ...(inverted && { inverted }),
  };
}
