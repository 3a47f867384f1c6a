import type { FramePicture } from './picture.ts';
import type { Size } from './view.ts';

/** The size of a picture on a graphics card with this maximum side: the original size, or reduced to fit. */
export function fittingSize({ width, height }: Size, most: number): Size {
  const part = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.floor(width * part)),
    height: Math.max(1, Math.floor(height * part)),
  };
}

/** A frame's values at a smaller size: each is the mean of those it replaces. */
export function reducedPixels({ width, height, pixels }: FramePicture, to: Size): Int16Array | Uint16Array {
  const out =
    pixels instanceof Int16Array
      ? new Int16Array(to.width * to.height)
      : new Uint16Array(to.width * to.height);
  const edge = (at: number, whole: number, parts: number) => Math.floor((at * whole) / parts);
  for (let row = 0, at = 0; row < to.height; row++) {
    const [top, bottom] = [edge(row, height, to.height), edge(row + 1, height, to.height)];
    for (let column = 0; column < to.width; column++, at++) {
      const [left, right] = [edge(column, width, to.width), edge(column + 1, width, to.width)];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x]!;
      out[at] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return out;
}

/** An image reduced to a smaller size. */
export function reducedBitmap(bitmap: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
