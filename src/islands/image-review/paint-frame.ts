import type { FrameDisplay } from '#lib/dicom/attributes/frame-display.ts';
import type { FramePlanes } from '#lib/images/frame-format.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';

/** Paints a frame on a canvas of its own size. */
export function paint(
  canvas: HTMLCanvasElement,
  planes: FramePlanes,
  { window, rescale, inverted }: FrameDisplay,
): void {
  const { rows, columns, samples, pixels } = planes;
  const shown = samples === 3 ? pixels : windowPixels(pixels, window, rescale, inverted);
  const rgba = new Uint8ClampedArray(rows * columns * 4);
  for (let pixel = 0; pixel < rows * columns; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      rgba[pixel * 4 + channel] = shown[samples === 3 ? pixel * 3 + channel : pixel] ?? 0;
    rgba[pixel * 4 + 3] = 255;
  }
  canvas.width = columns;
  canvas.height = rows;
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, columns, rows), 0, 0);
}
