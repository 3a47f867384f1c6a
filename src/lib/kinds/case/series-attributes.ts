import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import { type FrameDisplay, numbersOf } from '#lib/domain/dicom/frame-display.ts';
import type { FrameHeader } from '#lib/domain/frame-format.ts';
import type { CaseSeries } from './body-schema.ts';

const bounded = (value: number | undefined, least: number, most: number): number | undefined =>
  value === undefined || !(value >= least && value <= most) ? undefined : value;

/** What a case keeps of a series: numbers and one code, nothing that says whose it is. */
export function seriesOf(
  attributes: KeptAttributes,
  { signed, wide }: Pick<FrameHeader, 'signed' | 'wide'>,
  { window, rescale, inverted }: FrameDisplay,
  sliceSpacing: number | null,
): CaseSeries {
  const { Modality: modality } = attributes;
  const [row, column] =
    [attributes.PixelSpacing, attributes.ImagerPixelSpacing]
      .map(numbersOf)
      .find(({ length }) => length === 2) ?? [];
  const between = bounded(row, 0.001, 100);
  const along = bounded(column, 0.001, 100);
  const thickness = bounded(numbersOf(attributes.SliceThickness)[0], 0.001, 1000);
  const spacing = bounded(sliceSpacing ?? undefined, 0.001, 1000);
  const cosines = numbersOf(attributes.ImageOrientationPatient).map((each) =>
    Math.max(-1, Math.min(1, each)),
  );
  const isRescaled = rescale.slope !== 1 || rescale.intercept !== 0;
  const { RescaleType: type } = attributes;
  const isHounsfield = type === 'HU' || (modality === 'CT' && type === undefined);
  const unit = isHounsfield ? ('HU' as const) : null;
  return {
    ...(typeof modality === 'string' && /^[A-Z]{2,16}$/.test(modality) && { modality }),
    ...(between !== undefined && along !== undefined && { pixelSpacing: [between, along] }),
    ...(thickness !== undefined && { sliceThickness: thickness }),
    ...(spacing !== undefined && { sliceSpacing: spacing }),
    window,
    ...(cosines.length === 6 && { orientation: cosines as NonNullable<CaseSeries['orientation']> }),
    ...((isRescaled || unit) && { rescale: { ...rescale, unit } }),
    signed,
    bits: bounded(numbersOf(attributes.BitsStored)[0], 1, 16) ?? wide * 8,
    ...(inverted && { inverted }),
  };
}
