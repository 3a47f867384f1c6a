import type { Rescale } from '../windowing.ts';
import type { Lattice } from './lattice.ts';

/** Unsigned values are stored as signed ones, shifted down by this. */
const SIGN = 32_768;
/** With more thinning, planes would show too little. */
const THINNING_MAX = 8;

/** A stack's values as one block, filled slice by slice in any order. */
export interface Volume {
  lattice: Lattice;
  /** Every n-th pixel of rows and columns is kept. */
  thinning: number;
  /** Stored values, slice after slice. */
  voxels: Int16Array<ArrayBuffer>;
  /** Factors from stored values to the units of the window, for each slice. */
  slopes: Float64Array;
  intercepts: Float64Array;
  /** For each slice the one that is shown in its place: itself, or the nearest that has come; −1 while none has. */
  sources: Int16Array;
}

/** The values of a slice: a frame as it was fetched. */
export interface SliceValues {
  width: number;
  height: number;
  pixels: Int16Array | Uint16Array;
  rescale: Rescale;
}

/** Bytes of a volume that keeps every n-th pixel of its rows and columns. */
function volumeBytes([columns, rows, slices]: Lattice['size'], thinning: number): number {
  return Math.ceil(columns / thinning) * Math.ceil(rows / thinning) * slices * Int16Array.BYTES_PER_ELEMENT;
}

/** The thinning with which a volume fits in this many bytes: every pixel, every second, up to every eighth. */
export function thinningFor(size: Lattice['size'], bytes: number): number {
  let thinning = 1;
  while (thinning < THINNING_MAX && volumeBytes(size, thinning) > bytes) thinning++;
  return thinning;
}

/**
 * A volume in which no slice has come. `lattice` is that of what is kept.
 * @throws RangeError where there is no memory for it
 */
export function emptyVolume(lattice: Lattice, thinning: number): Volume {
  const [columns, rows, slices] = lattice.size;
  return {
    lattice,
    thinning,
    voxels: new Int16Array(columns * rows * slices),
    slopes: new Float64Array(slices),
    intercepts: new Float64Array(slices),
    sources: new Int16Array(slices).fill(-1),
  };
}

/** The values of a slice that is there. */
export function sliceOf({ voxels, lattice }: Volume, index: number): Int16Array<ArrayBuffer> {
  const area = lattice.size[0] * lattice.size[1];
  return voxels.subarray(index * area, (index + 1) * area);
}

/**
 * Puts a slice where it belongs.
 * @throws RangeError when it is not of the volume's size
 */
export function putSlice(
  volume: Volume,
  index: number,
  { width, height, pixels, rescale }: SliceValues,
): void {
  const { lattice, thinning } = volume;
  const [columns, rows] = lattice.size;
  if (Math.ceil(width / thinning) !== columns || Math.ceil(height / thinning) !== rows)
    throw new RangeError(`slice of ${width} × ${height}`);
  const kept = sliceOf(volume, index);
  const low = pixels instanceof Uint16Array ? SIGN : 0;
  if (thinning === 1 && low === 0) kept.set(pixels);
  else
    for (let y = 0, at = 0; y < height; y += thinning)
      for (let x = 0; x < width; x += thinning) kept[at++] = pixels[y * width + x]! - low;
  volume.slopes[index] = rescale.slope;
  volume.intercepts[index] = rescale.intercept + low * rescale.slope;
  volume.sources[index] = index;
  spread(volume.sources, index);
}

/** Slices that have not come are shown as this one where none is nearer. */
function spread(sources: Int16Array, index: number): void {
  for (const by of [-1, 1]) {
    for (let at = index + by; at >= 0 && at < sources.length; at += by) {
      const shown = sources[at]!;
      if (shown !== -1 && Math.abs(shown - at) <= Math.abs(index - at)) break;
      sources[at] = index;
    }
  }
}

/** Whether a slice is there itself. */
export function isThere({ sources }: Volume, index: number): boolean {
  return sources[index] === index;
}

/** The value of a whole voxel, in the window's units; undefined while its slice is on its way. */
export function voxelValue(volume: Volume, [i, j, k]: Lattice['size']): number | undefined {
  if (!isThere(volume, k)) return undefined;
  const [columns, rows] = volume.lattice.size;
  return volume.voxels[(k * rows + j) * columns + i]! * volume.slopes[k]! + volume.intercepts[k]!;
}

/** More values would not change the histogram. */
const VALUES_MOST = 500_000;

/** Values of the slices that are there, in the window's units: this many at most, evenly taken. */
export function* valuesIn(volume: Volume): Iterable<number> {
  const { lattice, slopes, intercepts, sources, voxels } = volume;
  const area = lattice.size[0] * lattice.size[1];
  const there = [...sources.keys()].filter((index) => isThere(volume, index));
  const every = Math.max(1, Math.ceil((area * there.length) / VALUES_MOST));
  let skipped = 0;
  for (const index of there) {
    // Starts at different columns in each slice.
    for (let at = skipped; at < area; at += every)
      yield voxels[index * area + at]! * slopes[index]! + intercepts[index]!;
    skipped = (skipped + every - (area % every)) % every;
  }
}
