import type { Rescale } from '../windowing.ts';
import type { Lattice } from './lattice.ts';

/** Offset subtracted from unsigned values, which are stored as signed ones. */
const SIGN = 32_768;
/** Maximum thinning: with more, planes would show too little detail. */
const THINNING_MAX = 8;

/** A stack's values in one block, filled slice by slice in any order. */
export interface Volume {
  lattice: Lattice;
  /** Every n-th pixel along rows and columns is kept. */
  thinning: number;
  /** Stored values, slice after slice. */
  voxels: Int16Array<ArrayBuffer>;
  /** Factors from stored values to the units of the window, for each slice. */
  slopes: Float64Array;
  intercepts: Float64Array;
  /** For each slice, the index of the one used in its place: itself or the nearest loaded one; −1 while none has. */
  sources: Int16Array;
}

/** The values of a slice, from a loaded frame. */
export interface SliceValues {
  width: number;
  height: number;
  pixels: Int16Array | Uint16Array;
  rescale: Rescale;
}

/** Size in bytes of a volume with every n-th pixel along rows and columns. */
function volumeBytes([columns, rows, slices]: Lattice['size'], thinning: number): number {
  return Math.ceil(columns / thinning) * Math.ceil(rows / thinning) * slices * Int16Array.BYTES_PER_ELEMENT;
}

/** The smallest thinning with which a volume fits into this many bytes, at most 8. */
export function thinningFor(size: Lattice['size'], bytes: number): number {
  let thinning = 1;
  while (thinning < THINNING_MAX && volumeBytes(size, thinning) > bytes) thinning++;
  return thinning;
}

/**
 * A volume without any loaded slice. `lattice` is that of the kept voxels.
 * @throws RangeError when memory is insufficient
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

/** The values of a loaded slice. */
export function sliceOf({ voxels, lattice }: Volume, index: number): Int16Array<ArrayBuffer> {
  const area = lattice.size[0] * lattice.size[1];
  return voxels.subarray(index * area, (index + 1) * area);
}

/**
 * Stores a slice in the volume.
 * @throws RangeError when its size differs from the volume's
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

/** Uses a slice in place of missing ones to which no other is nearer. */
function spread(sources: Int16Array, index: number): void {
  for (const by of [-1, 1]) {
    for (let at = index + by; at >= 0 && at < sources.length; at += by) {
      const shown = sources[at]!;
      if (shown !== -1 && Math.abs(shown - at) <= Math.abs(index - at)) break;
      sources[at] = index;
    }
  }
}

/** Whether a slice itself has loaded. */
export function isThere({ sources }: Volume, index: number): boolean {
  return sources[index] === index;
}

/** The value of a voxel, in the window's units; undefined until its slice has loaded. */
export function voxelValue(volume: Volume, [i, j, k]: Lattice['size']): number | undefined {
  if (!isThere(volume, k)) return undefined;
  const [columns, rows] = volume.lattice.size;
  return volume.voxels[(k * rows + j) * columns + i]! * volume.slopes[k]! + volume.intercepts[k]!;
}

/** Maximum number of values for the histogram: more would not change it. */
const VALUES_MOST = 500_000;

/** Values of the loaded slices in the window's units, evenly sampled. */
export function* valuesIn(volume: Volume): Iterable<number> {
  const { lattice, slopes, intercepts, sources, voxels } = volume;
  const area = lattice.size[0] * lattice.size[1];
  const there = [...sources.keys()].filter((index) => isThere(volume, index));
  const every = Math.max(1, Math.ceil((area * there.length) / VALUES_MOST));
  let skipped = 0;
  for (const index of there) {
    // The first column differs between slices.
    for (let at = skipped; at < area; at += every)
      yield voxels[index * area + at]! * slopes[index]! + intercepts[index]!;
    skipped = (skipped + every - (area % every)) % every;
  }
}
