import type { SeenImage } from '#lib/cases/marks/stored-image.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import type { InspectedFrame } from '#lib/dicom/inspect.ts';

/** Describes a frame from its file, to match it with the images that documents cite. */
export function toSeenImage({ place, index, attributes, isTabled }: InspectedFrame): SeenImage {
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
