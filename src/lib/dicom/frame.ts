export type PixelArray =
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** A decoded frame: stored values, interleaved colours, row by row. */
export interface Frame {
  rows: number;
  columns: number;
  samples: 1 | 3;
  pixels: PixelArray;
  bitsStored: number;
  signed: boolean;
}

/** An array for integers of this many bits. Signed 8-bit values are stored in 16 bits. */
export function pixelArray(
  bits: number,
  signed: boolean,
  length: number,
): Exclude<PixelArray, Float32Array | Float64Array> {
  if (bits <= 8) return signed ? new Int16Array(length) : new Uint8Array(length);
  if (bits <= 16) return signed ? new Int16Array(length) : new Uint16Array(length);
  return signed ? new Int32Array(length) : new Uint32Array(length);
}

/** Plane by plane → pixel by pixel. */
export function interleave<T extends PixelArray>(planes: T, samples: number): T {
  const size = planes.length / samples;
  const out = planes.slice() as T;
  for (let sample = 0; sample < samples; sample++) {
    for (let i = 0; i < size; i++) out[i * samples + sample] = planes[sample * size + i]!;
  }
  return out;
}
