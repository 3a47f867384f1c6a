import type { Quality } from '#lib/imaging/load-plan.ts';
import type { PixelValues } from '#lib/imaging/measure.ts';
import type { Rescale } from '#lib/imaging/windowing.ts';
import type { Size } from './view.ts';

interface Pictured {
  /** Size of the whole image in its own pixels, which measurements and views use even if a reduced copy is drawn. */
  width: number;
  height: number;
  /** Conversion from stored values to the units of the window. */
  rescale: Rescale;
  /** Size in memory. */
  bytes: number;
}

/** True values, 16 bits a pixel. */
export interface FramePicture extends Pictured {
  kind: 'frame';
  pixels: Int16Array | Uint16Array;
}

/** An ordinary image, or the 8-bit preview of a frame. */
export interface ImagePicture extends Pictured {
  kind: 'image';
  /** The decoded image, possibly reduced. */
  bitmap: ImageBitmap;
  /** Whether it is a reduced copy, used until the image is loaded. */
  light: boolean;
}

export type Picture = FramePicture | ImagePicture;

/** Releases the browser's resources of a picture. */
export function release(picture: Picture): void {
  if (picture.kind === 'image') picture.bitmap.close();
}

/** The quality of a picture, as the loader names it. */
export function qualityOf(picture: Picture): Quality {
  if (picture.kind === 'frame') return 'frame';
  return picture.light ? 'light' : 'preview';
}

/** Size of the drawn picture, which may be a reduced copy. */
export function drawnSize(picture: Picture): Size {
  return picture.kind === 'frame' ? picture : picture.bitmap;
}

/** The values of a frame in its own units, for measurements. */
export function valuesOf({ width, height, pixels, rescale }: FramePicture): PixelValues {
  const { slope, intercept } = rescale;
  return { width, height, at: (x, y) => pixels[y * width + x]! * slope + intercept };
}
