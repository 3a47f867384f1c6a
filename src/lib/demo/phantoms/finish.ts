import { GRAIN_SIDE, grainTile } from './noise.ts';
import type { Plane } from './plane.ts';
import { createRandom } from './random.ts';
import type { PhantomSlice } from './types.ts';

/** The effects of the scanner on a painted slice. */
export interface Acquisition {
  /** Point spread, sigma in pixels. */
  blur: number;
  /** Standard deviation of the noise, in the channel's unit. */
  noise: number;
  /** Grain of the noise, sigma in pixels. */
  grain: number;
  /** Whether the image is a magnitude image, in which noise is rectified in dark areas (MR). */
  magnitude?: boolean;
  /** Relative noise by position: CT is noisier in the centre of a thick body. */
  noiseAt?: (column: number, row: number) => number;
}

/** Separable Gaussian blur of a row-major image. */
export function blurred(data: Float32Array, columns: number, rows: number, sigma: number): Float32Array {
  if (sigma < 0.2) return data;
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = kernel.reduce((a, b, k) => a + (k === 0 ? b : 2 * b), 0);
  for (let k = 0; k <= radius; k++) kernel[k]! /= sum;
  const pass = new Float32Array(data.length);
  for (let row = 0; row < rows; row++) {
    const base = row * columns;
    for (let c = 0; c < columns; c++) {
      let value = data[base + c]! * kernel[0]!;
      for (let k = 1; k <= radius; k++) {
        const l = Math.max(c - k, 0);
        const r = c + k >= columns ? columns - 1 : c + k;
        value += (data[base + l]! + data[base + r]!) * kernel[k]!;
      }
      pass[base + c] = value;
    }
  }
  const out = new Float32Array(data.length);
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k <= radius; k++) {
      const weight = kernel[k]!;
      const up = Math.max(row - k, 0) * columns;
      const down = (row + k >= rows ? rows - 1 : row + k) * columns;
      const base = row * columns;
      if (k === 0) for (let c = 0; c < columns; c++) out[base + c]! += pass[base + c]! * weight;
      else for (let c = 0; c < columns; c++) out[base + c]! += (pass[up + c]! + pass[down + c]!) * weight;
    }
  }
  return out;
}

/** Blurs a channel, adds noise and rounds it to a 16-bit slice; `seed` determines the noise. */
export function acquire(plane: Plane, channel: number, acquisition: Acquisition, seed: number): PhantomSlice {
  const { columns, rows } = plane;
  const { blur, noise, grain, magnitude = false, noiseAt } = acquisition;
  const sharp = blurred(plane.channels[channel]!, columns, rows, blur);
  const tile = grainTile(grain);
  const random = createRandom(seed, 11);
  const ox = Math.floor(random.next() * GRAIN_SIDE);
  const oy = Math.floor(random.next() * GRAIN_SIDE);
  const mask = GRAIN_SIDE - 1;
  const pixels = new Int16Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const line = ((row + oy) & mask) * GRAIN_SIDE;
    const other = ((row * 3 + ox) & mask) * GRAIN_SIDE;
    for (let c = 0; c < columns; c++) {
      const i = row * columns + c;
      const level = noiseAt ? noise * noiseAt(c, row) : noise;
      const n = tile[line + ((c + ox) & mask)]! * level;
      let value = sharp[i]! + n;
      if (magnitude) {
        const quadrature = tile[other + ((c + oy) & mask)]! * level;
        value = Math.sqrt(value * value + quadrature * quadrature);
      }
      pixels[i] = Math.round(value < -1024 ? -1024 : Math.min(value, 32767));
    }
  }
  return { rows, columns, pixels };
}
