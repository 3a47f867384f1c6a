import type { SeenImage } from '#lib/cases/marks/stored-image.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import type { InspectedFrame } from '#lib/dicom/inspect.ts';

/** A frame as its file says it is, for what documents say of it. */
export function seenImage({ place, index, attributes, isTabled }: InspectedFrame): SeenImage {
  const { rescale, inverted } = displayOf(attributes);
  return {
    instance: place.image,
    frame: index + 1,
    series: place.series,
    rescale,
    isTabled: isTabled === true,
    isInverted: inverted,
  };
}
