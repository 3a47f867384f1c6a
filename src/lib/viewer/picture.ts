import type { PixelValues } from '#lib/domain/measure.ts';
import type { Rescale } from '#lib/domain/windowing.ts';

interface Pictured {
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
  bitmap: ImageBitmap;
}

export type Picture = FramePicture | ImagePicture;

/** Lets go of what the browser holds for a picture. */
export function release(picture: Picture): void {
  if (picture.kind === 'image') picture.bitmap.close();
}

/** The values of a frame in its own units, for measures. */
export function valuesOf({ width, height, pixels, rescale }: FramePicture): PixelValues {
  const { slope, intercept } = rescale;
  return { width, height, at: (x, y) => pixels[y * width + x]! * slope + intercept };
}
