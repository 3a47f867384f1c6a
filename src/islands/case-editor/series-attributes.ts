import type { CaseSeries } from '#lib/contract/bodies/case.ts';
import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import type { FramePlanes } from '#lib/domain/frame-format.ts';
import { NO_RESCALE, type Rescale, type Window } from '#lib/domain/windowing.ts';

/** How a frame's preview is made: the folder's window, in rescaled units. */
export interface FrameLook {
  window: Window;
  rescale: Rescale;
  inverted: boolean;
}

/** Without a window, this part of the values is left out on each side. */
const TAIL = 0.005;
/** Values looked at to find a window: enough for any histogram. */
const SAMPLES = 20_000;

/** A DICOM value as numbers: one, several or none. */
export function numbersOf(value: KeptAttributes[string] | undefined): number[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is number => typeof each === 'number');
}

const bounded = (value: number | undefined, least: number, most: number): number | undefined =>
  value === undefined || !(value >= least && value <= most) ? undefined : value;

/** A window over nearly all of the values. */
function windowOver({ pixels }: FramePlanes, { slope, intercept }: Rescale): Window {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  const values = Float64Array.from(
    { length: Math.floor(pixels.length / step) },
    (_, index) => pixels[index * step] ?? 0,
  ).sort();
  const low = values[Math.floor(values.length * TAIL)] ?? 0;
  const high = values[Math.min(values.length - 1, Math.floor(values.length * (1 - TAIL)))] ?? low;
  const [a, b] = [slope * low + intercept, slope * high + intercept];
  const width = Math.max(1, Math.min(200_000, Math.abs(b - a)));
  return { centre: Math.max(-100_000, Math.min(100_000, (a + b) / 2)), width };
}

/** The window that the console had, or one over the values. */
export function lookOf(attributes: KeptAttributes, planes: FramePlanes): FrameLook {
  const [slope = 1] = numbersOf(attributes.RescaleSlope);
  const [intercept = 0] = numbersOf(attributes.RescaleIntercept);
  const rescale = slope === 0 ? NO_RESCALE : { slope, intercept };
  const centre = bounded(numbersOf(attributes.WindowCenter)[0], -100_000, 100_000);
  const width = bounded(numbersOf(attributes.WindowWidth)[0], 1, 200_000);
  const inverted = attributes.PhotometricInterpretation === 'MONOCHROME1';
  const window =
    centre !== undefined && width !== undefined ? { centre, width } : windowOver(planes, rescale);
  return { window, rescale, inverted };
}

/** What a case keeps of a series: numbers and one code, nothing that says whose it is. */
export function seriesOf(
  attributes: KeptAttributes,
  { pixels }: FramePlanes,
  { window, rescale, inverted }: FrameLook,
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
  const unit = modality === 'CT' ? ('HU' as const) : null;
  return {
    ...(typeof modality === 'string' && /^[A-Z]{2,16}$/.test(modality) && { modality }),
    ...(between !== undefined && along !== undefined && { pixelSpacing: [between, along] }),
    ...(thickness !== undefined && { sliceThickness: thickness }),
    ...(spacing !== undefined && { sliceSpacing: spacing }),
    window,
    ...(cosines.length === 6 && { orientation: cosines as NonNullable<CaseSeries['orientation']> }),
    ...((isRescaled || unit) && { rescale: { ...rescale, unit } }),
    signed: pixels instanceof Int16Array,
    bits: bounded(numbersOf(attributes.BitsStored)[0], 1, 16) ?? pixels.BYTES_PER_ELEMENT * 8,
    ...(inverted && { inverted }),
  };
}
