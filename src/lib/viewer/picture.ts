import type { Quality } from '#lib/imaging/load-plan.ts';
import type { PixelValues } from '#lib/imaging/measure.ts';
import type { Rescale } from '#lib/imaging/windowing.ts';
import type { Size } from './view.ts';

interface Pictured {
  /** Of the whole image, in its own pixels: measures and views are in them, whatever is drawn. */
  width: number;
  height: number;
  /** From what is stored to the units of the window. */
  rescale: Rescale;
  /** What it occupies in memory. */
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
  /** A reduced copy that stands in for the image until it is there. */
  light: boolean;
}

export type Picture = FramePicture | ImagePicture;

/** Lets go of what the browser holds for a picture. */
export function release(picture: Picture): void {
  if (picture.kind === 'image') picture.bitmap.close();
}

/** What a picture is, in the loader's words. */
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
