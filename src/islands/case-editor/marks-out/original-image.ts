import { displayOf, numbersOf } from '#lib/dicom/attributes/frame-display.ts';
import type { OriginalImage } from '#lib/dicom/attributes/written-marks.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { aspectOf } from '#lib/dicom/square-pixels.ts';

/** Extracts from a frame of the author's own files what documents need to cite it. */
export function originalImage({ place, index, attributes, isTabled }: LocatedFrame): OriginalImage {
  const [high, wide] = numbersOf(attributes.PixelSpacing);
  const { window, rescale, inverted } = displayOf(attributes);
  const types = attributes.ImageType;
  const photometric = attributes.PhotometricInterpretation;
  const unit = attributes.RescaleType;
  return {
    instance: place.image,
    series: place.series,
    study: place.study,
    patient: place.patient,
    frame: place.frames > 1 ? index + 1 : 0,
    columns: numbersOf(attributes.Columns)[0] ?? 0,
    rows: numbersOf(attributes.Rows)[0] ?? 0,
    spacing: high && wide ? [high, wide] : null,
    aspect: aspectOf(attributes),
    isGrey: photometric === 'MONOCHROME1' || photometric === 'MONOCHROME2',
    isInverted: inverted,
    rescale:
      typeof attributes.RescaleSlope === 'number'
        ? { ...rescale, unit: typeof unit === 'string' && unit !== '' ? unit : 'US' }
        : null,
    isTabled: isTabled === true,
    window: numbersOf(attributes.WindowWidth).length > 0 ? window : null,
    isLocalizer:
      attributes.Modality === 'CT' && Array.isArray(types) && (types as string[]).includes('LOCALIZER'),
  };
}
