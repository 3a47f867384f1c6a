import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { MarkedImage } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, itemsOf, numbersOf } from '../values.ts';

/** Images that one presentation state or one of its parts names, at most. */
const IMAGES_MAX = 20_000;

/** What a presentation state is of. */
export interface PresentedImages {
  images: MarkedImage[];
  /** Series that it names without saying which of their images: all of them. */
  series: string[];
}

/** Images by their instances and frames; 0 where an item names no frame. */
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

/** The images that a presentation state is of (PS3.3 C.11.11). */
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

/** A part of a presentation state, and the images that it names; null: all that the state is of. */
export interface Part<T> {
  images: readonly MarkedImage[] | null;
  value: T;
}

/** The items of a sequence that something is read of, with their images. */
export function partsOf<T>(dataSet: DataSet, tag: number, read: (item: DataSet) => T | undefined): Part<T>[] {
  return itemsOf(dataSet, tag).flatMap((item) => {
    const value = read(item);
    const images = imagesIn(item);
    return value === undefined ? [] : { images: images.length > 0 ? images : null, value };
  });
}

const keyOf = ({ instance, frame }: MarkedImage) => `${instance} ${frame}`;

/** Looks up what the first part that is about an image says of it. */
export function partFor<T>(parts: readonly Part<T>[]): (image: MarkedImage) => T | undefined {
  const own = new Map<string, T>();
  for (const { images, value } of parts)
    for (const image of images ?? []) {
      // A state that is of a whole file is told by what is said of any of its frames.
      for (const key of [keyOf(image), `${image.instance} any`]) if (!own.has(key)) own.set(key, value);
    }
  const ofAll = parts.find(({ images }) => images === null)?.value;
  return (image) =>
    own.get(keyOf(image)) ??
    own.get(keyOf({ ...image, frame: 0 })) ??
    (image.frame === 0 ? own.get(`${image.instance} any`) : undefined) ??
    ofAll;
}
