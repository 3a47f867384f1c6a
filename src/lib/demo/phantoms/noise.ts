import { createRandom } from './random.ts';

/**
 * Two precomputed noise fields, shared by every phantom: a band-limited periodic volume for anatomy (folds, textures,
 * wobbling edges), read by trilinear interpolation, and a correlated Gaussian tile for acquisition noise.
 */

const SIDE = 128;
const DEPTH = 64;
/** Lattice cells per wavelength: a texture of wavelength w mm samples the volume at x * CELLS / w. */
const CELLS = 9;

function blurAxis(data: Float32Array, stride: number, length: number, sigma: number): Float32Array {
  const radius = Math.ceil(sigma * 2.6);
  const kernel: number[] = [];
  for (let k = -radius; k <= radius; k++) kernel.push(Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = kernel.reduce((a, b) => a + b, 0);
  const out = new Float32Array(data.length);
  const span = stride * length;
  for (let i = 0; i < data.length; i++) {
    const at = Math.floor(i / stride) % length;
    const base = i - at * stride;
    let value = 0;
    for (let k = -radius; k <= radius; k++) {
      const j = (at + k + length) % length;
      value += data[base + ((j * stride) % span)]! * kernel[k + radius]!;
    }
    out[i] = value / sum;
  }
  return out;
}

function normalised(data: Float32Array): Float32Array {
  let squares = 0;
  for (const value of data) squares += value * value;
  const scale = 1 / Math.sqrt(squares / data.length);
  return data.map((value) => value * scale);
}

let volume: Float32Array | undefined;

function latticeVolume(): Float32Array {
  if (volume) return volume;
  const random = createRandom(20250, 1);
  let data = new Float32Array(SIDE * SIDE * DEPTH);
  for (let i = 0; i < data.length; i++) data[i] = random.next() - 0.5;
  const blur = (source: Float32Array, sigma: number) =>
    blurAxis(
      blurAxis(blurAxis(source, 1, SIDE, sigma), SIDE, SIDE, sigma),
      SIDE * SIDE,
      DEPTH,
      sigma,
    ) as Float32Array<ArrayBuffer>;
  const fine = blur(data, 1.5);
  const coarse = blur(fine, 2);
  data = fine.map((value, i) => value - coarse[i]!);
  volume = normalised(data);
  return volume;
}

/** Unit-variance, smooth, zero-mean texture; `wavelength` in the unit of the coordinates. */
export type Texture = (x: number, y: number, z: number) => number;

/** A texture of the given wavelength; seeds shift it so that patients differ. */
export function createTexture(seed: number, wavelength: number): Texture {
  const data = latticeVolume();
  const random = createRandom(seed, 7);
  const scale = CELLS / wavelength;
  const ox = random.next() * SIDE;
  const oy = random.next() * SIDE;
  const oz = random.next() * DEPTH;
  const planeSize = SIDE * SIDE;
  return (x, y, z) => {
    const fx = x * scale + ox;
    const fy = y * scale + oy;
    const fz = z * scale + oz;
    const ix = Math.floor(fx);
    const iy = Math.floor(fy);
    const iz = Math.floor(fz);
    const tx = fx - ix;
    const ty = fy - iy;
    const tz = fz - iz;
    const x0 = ix & (SIDE - 1);
    const x1 = (ix + 1) & (SIDE - 1);
    const y0 = (iy & (SIDE - 1)) * SIDE;
    const y1 = ((iy + 1) & (SIDE - 1)) * SIDE;
    const z0 = (iz & (DEPTH - 1)) * planeSize;
    const z1 = ((iz + 1) & (DEPTH - 1)) * planeSize;
    const a = data[z0 + y0 + x0]! * (1 - tx) + data[z0 + y0 + x1]! * tx;
    const b = data[z0 + y1 + x0]! * (1 - tx) + data[z0 + y1 + x1]! * tx;
    const c = data[z1 + y0 + x0]! * (1 - tx) + data[z1 + y0 + x1]! * tx;
    const d = data[z1 + y1 + x0]! * (1 - tx) + data[z1 + y1 + x1]! * tx;
    return (a * (1 - ty) + b * ty) * (1 - tz) + (c * (1 - ty) + d * ty) * tz;
  };
}

const TILE = 512;
const tiles = new Map<number, Float32Array>();

/**
 * A 512 × 512 periodic tile of unit-variance Gaussian noise whose grain has the given sigma in pixels
 * (0.5 is nearly white, 1 looks like a soft CT kernel).
 */
export function grainTile(sigma: number): Float32Array {
  const known = tiles.get(sigma);
  if (known) return known;
  const random = createRandom(31, 3);
  const white = new Float32Array(TILE * TILE);
  for (let i = 0; i < white.length; i++) white[i] = random.normal();
  const tile = sigma > 0 ? blurAxis(blurAxis(white, 1, TILE, sigma), TILE, TILE, sigma) : white;
  const result = normalised(tile);
  tiles.set(sigma, result);
  return result;
}

/** Side of a grain tile in pixels, a power of two. */
export const GRAIN_SIDE = TILE;
