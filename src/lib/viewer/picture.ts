import type { Quality } from '#lib/imaging/load-plan.ts';
import type { PixelValues } from '#lib/imaging/measure.ts';
import type { Rescale } from '#lib/imaging/windowing.ts';
import type { Size } from './view.ts';

interface Pictured {
  /** Size of the whole image in its own pixels, which measures and views use, whatever is drawn. */
  width: number;
  height: number;
  /** From stored values to the units of the window. */
  rescale: Rescale;
  /** Its size in memory. */
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
  /** May be smaller than the image. */
  bitmap: ImageBitmap;
  /** Whether it is a reduced copy that stands in for the image until that is loaded. */
  light: boolean;
}

export type Picture = FramePicture | ImagePicture;

/** Releases the browser's resources of a picture. */
export function release(picture: Picture): void {
  if (picture.kind === 'image') picture.bitmap.close();
}

/** The quality of a picture, in the loader's terms. */
export function qualityOf(picture: Picture): Quality {
  if (picture.kind === 'frame') return 'frame';
  return picture.light ? 'light' : 'preview';
}

/** Size of what is drawn, which may be a reduced copy. */
export function drawnSize(picture: Picture): Size {
  return picture.kind === 'frame' ? picture : picture.bitmap;
}

/** The values of a frame in its own units, for measures. */
export function valuesOf({ width, height, pixels, rescale }: FramePicture): PixelValues {
  const { slope, intercept } = rescale;
  return { width, height, at: (x, y) => pixels[y * width + x]! * slope + intercept };
}
