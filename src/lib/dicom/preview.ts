import { windowPixels } from '#lib/imaging/windowing.ts';
import { displayOf } from './attributes/frame-display.ts';
import type { FittedFrame } from './fit-frame.ts';
import { aspectOf } from './square-pixels.ts';

/**
 * A small picture of a frame for its author, with square pixels, as the bytes of an ImageData. It stays in the
 * browser.
 */
export interface Preview {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

const SIDE = 128;

export function previewOf({ planes, attributes }: FittedFrame): Preview {
  const { rows, columns, samples, pixels } = planes;
  const aspect = aspectOf(attributes);
  const scale = Math.max(1, Math.max(rows * aspect, columns) / SIDE);
  const width = Math.max(1, Math.round(columns / scale));
  const height = Math.max(1, Math.round((rows * aspect) / scale));
  const picked = new Float64Array(width * height * samples);
  for (let y = 0, to = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor(((y + 0.5) * scale) / aspect)) * columns;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.min(columns - 1, Math.floor((x + 0.5) * scale))) * samples;
      for (let sample = 0; sample < samples; sample++, to++) picked[to] = pixels[from + sample]!;
    }
  }
  const { window, rescale, inverted } = displayOf(attributes);
  const shown = samples === 3 ? picked : windowPixels(picked, window, rescale, inverted);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let colour = 0; colour < 3; colour++)
      rgba[i * 4 + colour] = shown[i * samples + (samples === 3 ? colour : 0)]!;
    rgba[i * 4 + 3] = 255;
  }
  return { width, height, rgba };
}
