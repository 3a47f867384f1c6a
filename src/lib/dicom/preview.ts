import type { FittedFrame } from './fit-frame.ts';

/** A small picture of a frame for the author's eyes, as the bytes of an ImageData. It stays in the browser. */
export interface Preview {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

const SIDE = 128;
/** Without a window, this part of the values is left out on each side. */
const TAIL = 0.005;

export function previewOf({ planes, attributes }: FittedFrame): Preview {
  const { rows, columns, samples, pixels } = planes;
  const scale = Math.max(1, Math.max(rows, columns) / SIDE);
  const [width, height] = [Math.max(1, Math.round(columns / scale)), Math.max(1, Math.round(rows / scale))];
  const picked = new Float64Array(width * height * samples);
  for (let y = 0, to = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y + 0.5) * scale)) * columns;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.min(columns - 1, Math.floor((x + 0.5) * scale))) * samples;
      for (let sample = 0; sample < samples; sample++, to++) picked[to] = pixels[from + sample]!;
    }
  }
  const [low, high] = samples === 3 ? [0, 255] : windowOf(picked, attributes);
  const inverted = attributes.PhotometricInterpretation === 'MONOCHROME1';
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let colour = 0; colour < 3; colour++) {
      const value = ((picked[i * samples + (samples === 3 ? colour : 0)]! - low) / (high - low)) * 255;
      rgba[i * 4 + colour] = inverted ? 255 - value : value;
    }
    rgba[i * 4 + 3] = 255;
  }
  return { width, height, rgba };
}

/** Stored values that become black and white. */
function windowOf(values: Float64Array, attributes: FittedFrame['attributes']): [number, number] {
  const {
    WindowCenter: centre,
    WindowWidth: width,
    RescaleSlope: slope,
    RescaleIntercept: intercept,
  } = attributes;
  if (typeof centre === 'number' && typeof width === 'number' && width > 0) {
    const stored = (value: number) =>
      (value - (typeof intercept === 'number' ? intercept : 0)) / (Number(slope) || 1);
    return [stored(centre - width / 2), stored(centre + width / 2)];
  }
  const sorted = values.toSorted();
  const low = sorted[Math.floor(TAIL * (sorted.length - 1))]!;
  const high = sorted[Math.ceil((1 - TAIL) * (sorted.length - 1))]!;
  return [low, high > low ? high : low + 1];
}
