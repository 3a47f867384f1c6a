import type { Sampling } from './sampling.ts';
import type { Vector } from './vector.ts';
import type { Volume } from './volume.ts';

/**
 * Planes along the voxels' own axes, which most are: where a column lies is worked out once for all rows, and the other
 * way round. The same steps as `sampling.ts` in the same order, so that every value is the very same.
 */

/** Places along one axis of the volume: the voxels before and after, and how far between. */
interface Places {
  /** −1 outside the volume. */
  low: Int32Array;
  high: Int32Array;
  part: Float64Array;
}

type Axis = 0 | 1 | 2;

/** The axes along which the target's columns and rows go, and the one through them. */
interface Axes {
  column: Axis;
  row: Axis;
  sheet: Axis;
}

const AXES: readonly Axis[] = [0, 1, 2];

const onlyAxis = (vector: Vector): Axis | undefined => {
  const along = AXES.filter((axis) => vector[axis] !== 0);
  return along.length === 1 ? along[0] : undefined;
};

/** The axes of a sampling; undefined where it is not along them. */
export function axesOf({ perColumn, perRow, perSheet }: Sampling): Axes | undefined {
  const [column, row] = [onlyAxis(perColumn), onlyAxis(perRow)];
  if (column === undefined || row === undefined || column === row) return undefined;
  const sheet = AXES.find((axis) => axis !== column && axis !== row)!;
  return perSheet[column] === 0 && perSheet[row] === 0 ? { column, row, sheet } : undefined;
}

/** @param at where they lie, in voxels */
function placesAt(at: readonly number[], size: number): Places {
  const places = {
    low: new Int32Array(at.length).fill(-1),
    high: new Int32Array(at.length),
    part: new Float64Array(at.length),
  };
  at.forEach((place, i) => {
    if (!(place >= -0.5 && place < size - 0.5)) return;
    const inside = Math.min(size - 1, Math.max(0, place));
    const low = Math.floor(inside);
    places.low[i] = low;
    places.part[i] = inside - low;
    places.high[i] = inside > low ? low + 1 : low;
  });
  return places;
}

/** Places of a target's columns or rows, `taps` to each. */
function placesOf(count: number, taps: number, from: number, per: number, size: number): Places {
  const at = Array.from({ length: count * taps }, (_, i) => {
    const tap = i % taps;
    const pixel = Math.floor(i / taps);
    return from + per * (taps === 1 ? pixel : pixel + (tap + 0.5) / taps - 0.5);
  });
  return placesAt(at, size);
}

/** Values of a row of places through the slab: what was found so far, and in how many sheets. */
interface Row {
  found: Float64Array;
  seen: Int32Array;
}

/** Reads rows of places; each row's values are those of the last one's no more. */
function rowReader(volume: Volume, { sheets, projection }: Sampling, axes: Axes, places: readonly Places[]) {
  const { voxels, slopes, intercepts, sources, lattice } = volume;
  const [columns, rows] = lattice.size;
  const area = columns * rows;
  const [xs, ys, zs] = places as [Places, Places, Places];
  const length = places[axes.column]!.low.length;
  const read: Row = { found: new Float64Array(length), seen: new Int32Array(length) };
  const { found, seen } = read;
  const add = (i: number, value: number) => {
    if (seen[i]! === 0) found[i] = value;
    else if (projection === 'mean') found[i]! += value;
    else if (projection === 'greatest' ? value > found[i]! : value < found[i]!) found[i] = value;
    seen[i]! += 1;
  };
  const readSheet = (row: number, sheet: number) => {
    const fixed = (axis: Axis) => (axis === axes.row ? row : sheet);
    for (let i = 0; i < length; i++) {
      const x = axes.column === 0 ? i : fixed(0);
      const y = axes.column === 1 ? i : fixed(1);
      const z = axes.column === 2 ? i : fixed(2);
      const x0 = xs.low[x]!;
      const z0 = zs.low[z]!;
      if (x0 < 0 || z0 < 0 || ys.low[y]! < 0) continue;
      const x1 = xs.high[x]!;
      const fx = xs.part[x]!;
      const upper = ys.low[y]! * columns;
      const lower = ys.high[y]! * columns;
      let value = 0;
      for (let slice = z0; slice <= zs.high[z]!; slice++) {
        const source = sources[slice]!;
        const from = source * area;
        const left = voxels[from + upper + x0]!;
        const above = left + (voxels[from + upper + x1]! - left) * fx;
        const start = voxels[from + lower + x0]!;
        const below = start + (voxels[from + lower + x1]! - start) * fx;
        const own = (above + (below - above) * ys.part[y]!) * slopes[source]! + intercepts[source]!;
        value = slice === z0 ? own : value + (own - value) * zs.part[z]!;
      }
      add(i, value);
    }
  };
  return (row: number): Row => {
    seen.fill(0);
    if (sources[0] === -1 || places[axes.row]!.low[row]! < 0) return read;
    for (let sheet = 0; sheet < sheets; sheet++) readSheet(row, sheet);
    if (projection === 'mean' && sheets > 1) for (let i = 0; i < length; i++) found[i]! /= seen[i]! || 1;
    return read;
  };
}

/** As `resample` of `sampling.ts`, of a plane along these axes. */
export function resampleAligned(
  volume: Volume,
  sampling: Sampling,
  axes: Axes,
  width: number,
  height: number,
): Float32Array {
  const { first, perColumn, perRow, perSheet, sheets, taps } = sampling;
  const { size } = volume.lattice;
  const middle = (sheets - 1) / 2;
  const through = axes.sheet;
  const depths = Array.from(
    { length: sheets },
    (_, sheet) => first[through] + perSheet[through] * (sheet - middle),
  );
  const placesWith = (each: number): Places[] => {
    const along = [
      [axes.column, placesOf(width, each, first[axes.column], perColumn[axes.column], size[axes.column])],
      [axes.row, placesOf(height, each, first[axes.row], perRow[axes.row], size[axes.row])],
      [through, placesAt(depths, size[through])],
    ] as const;
    return AXES.map((axis) => along.find(([own]) => own === axis)![1]);
  };
  const out = new Float32Array(width * height).fill(Number.NaN);
  const centre = rowReader(volume, sampling, axes, placesWith(1));
  const fine = taps > 1 ? rowReader(volume, sampling, axes, placesWith(taps)) : undefined;
  const [sums, counts] = [new Float64Array(width), new Int32Array(width)];
  for (let row = 0; row < height; row++) {
    const { found, seen } = centre(row);
    if (!fine) {
      for (let i = 0; i < width; i++) if (seen[i]! > 0) out[row * width + i] = found[i]!;
      continue;
    }
    sums.fill(0);
    counts.fill(0);
    for (let tap = 0; tap < taps; tap++) {
      const part = fine(row * taps + tap);
      for (let i = 0; i < width * taps; i++) {
        if (part.seen[i]! === 0) continue;
        const column = Math.floor(i / taps);
        sums[column]! += part.found[i]!;
        counts[column]! += 1;
      }
    }
    for (let i = 0; i < width; i++) if (seen[i]! > 0) out[row * width + i] = sums[i]! / counts[i]!;
  }
  return out;
}
