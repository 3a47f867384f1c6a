import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { MarkedImage } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, itemsOf, numbersOf } from '../values.ts';

/** Maximum number of images referenced by a presentation state or one of its items. */
const IMAGES_MAX = 20_000;

/** The images and series to which a presentation state applies. */
export interface PresentedImages {
  images: MarkedImage[];
  /** Series referenced without single images: the state applies to all their images. */
  series: string[];
}

/** Referenced images with their frame numbers; 0 when no frame is given. */
function imagesIn(dataSet: DataSet): MarkedImage[] {
  return itemsOf(dataSet, TAG.ReferencedImageSequence)
    .slice(0, IMAGES_MAX)
    .flatMap((item) => {
      const [instance = ''] = codesOf(item, DOCUMENT_TAGS.ReferencedSOPInstanceUID);
      const frames = numbersOf(item, DOCUMENT_TAGS.ReferencedFrameNumber, 'IS').filter((frame) => frame >= 1);
      if (instance === '') return [];
      return frames.length === 0 ? [{ instance, frame: 0 }] : frames.map((frame) => ({ instance, frame }));
    })
    .slice(0, IMAGES_MAX);
}

/** The images to which a presentation state applies (PS3.3 C.11.11). */
export function presentedImages(dataSet: DataSet): PresentedImages {
  const named = itemsOf(dataSet, DOCUMENT_TAGS.ReferencedSeriesSequence).map((item) => ({
    images: imagesIn(item),
    series: codesOf(item, DOCUMENT_TAGS.SeriesInstanceUID)[0] ?? '',
  }));
  return {
    images: named.flatMap(({ images }) => images).slice(0, IMAGES_MAX),
    series: named.flatMap(({ images, series }) => (images.length === 0 && series !== '' ? series : [])),
  };
}

/** The value of an item of a presentation state, and the images it applies to; null for all images of the state. */
export interface Part<T> {
  images: readonly MarkedImage[] | null;
  value: T;
}

/** The items of a sequence for which `read` returns a value, with their images. */
export function partsOf<T>(dataSet: DataSet, tag: number, read: (item: DataSet) => T | undefined): Part<T>[] {
  return itemsOf(dataSet, tag).flatMap((item) => {
    const value = read(item);
    const images = imagesIn(item);
    return value === undefined ? [] : { images: images.length > 0 ? images : null, value };
  });
}

const keyOf = ({ instance, frame }: MarkedImage) => `${instance} ${frame}`;

/** Returns a lookup of the first value that applies to an image. */
export function partFor<T>(parts: readonly Part<T>[]): (image: MarkedImage) => T | undefined {
  const own = new Map<string, T>();
  for (const { images, value } of parts)
    for (const image of images ?? []) {
      // For a whole file, the value of any of its frames applies.
      for (const key of [keyOf(image), `${image.instance} any`]) if (!own.has(key)) own.set(key, value);
    }
  const ofAll = parts.find(({ images }) => images === null)?.value;
  return (image) =>
    own.get(keyOf(image)) ??
    own.get(keyOf({ ...image, frame: 0 })) ??
    (image.frame === 0 ? own.get(`${image.instance} any`) : undefined) ??
    ofAll;
}
