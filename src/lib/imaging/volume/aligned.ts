import { type Places, placesAt, placesOf } from './places.ts';
import type { Sampling } from './sampling.ts';
import type { Vector } from './vector.ts';
import type { Volume } from './volume.ts';

/**
 * Planes along the voxels' own axes, which most are: where a column lies is worked out once for all rows, and the other
 * way round. The same steps as `sampling.ts` in the same order, so that every value is the very same.
 */

type Axis = 0 | 1 | 2;

/** The axes along which the target's columns and rows go, and the one through them. */
interface Axes {
  column: 0 | 1;
  row: Axis;
  sheet: Axis;
}

const AXES: readonly Axis[] = [0, 1, 2];

const onlyAxis = (vector: Vector): Axis | undefined => {
  const along = AXES.filter((axis) => vector[axis] !== 0);
  return along.length === 1 ? along[0] : undefined;
};

/** The axes of a sampling; undefined where it is not along them, and where its columns go from slice to slice. */
export function axesOf({ perColumn, perRow, perSheet }: Sampling): Axes | undefined {
  const [column, row] = [onlyAxis(perColumn), onlyAxis(perRow)];
  if (column === undefined || column === 2 || row === undefined || column === row) return undefined;
  const sheet = AXES.find((axis) => axis !== column && axis !== row)!;
  return perSheet[column] === 0 && perSheet[row] === 0 ? { column, row, sheet } : undefined;
}

/** Values of a row of places through the slab, and in how many sheets they were found. */
interface Row {
  found: Float64Array;
  seen: Int32Array;
}

/** Reads lines of places within a slice, NaN outside it. The last two are kept: rows that lie between slices share them. */
function lineReader(
  { voxels, slopes, intercepts, sources, lattice }: Volume,
  axes: Axes,
  places: readonly Places[],
) {
  const [columns, rows] = lattice.size;
  const along = places[axes.column]!;
  const across = places[axes.column === 0 ? 1 : 0]!;
  const { length } = along.low;
  const kept = [0, 1].map(() => ({ slice: -1, at: -1, values: new Float64Array(length) }));
  /** From one place of the line to the next, and from its first line of voxels to the second. */
  const [step, apart] = axes.column === 0 ? [1, columns] : [columns, 1];
  const read = (slice: number, at: number, values: Float64Array) => {
    const source = sources[slice]!;
    const [slope, intercept] = [slopes[source]!, intercepts[source]!];
    const near = source * columns * rows + across.low[at]! * apart;
    const far = source * columns * rows + across.high[at]! * apart;
    const between = across.part[at]!;
    for (let i = 0; i < length; i++) {
      const low = along.low[i]! * step;
      const high = along.high[i]! * step;
      const part = along.part[i]!;
      // Across x first, as everywhere.
      const first = voxels[near + low]!;
      const third = voxels[far + low]!;
      let value: number;
      if (step === 1) {
        const above = first + (voxels[near + high]! - first) * part;
        value = above + (third + (voxels[far + high]! - third) * part - above) * between;
      } else {
        const above = first + (third - first) * between;
        const left = voxels[near + high]!;
        value = above + (left + (voxels[far + high]! - left) * between - above) * part;
      }
      values[i] = low < 0 ? Number.NaN : value * slope + intercept;
    }
  };
  return (slice: number, at: number): Float64Array => {
    // The one that was asked for last stands last.
    if (kept[0]!.slice === slice && kept[0]!.at === at) kept.reverse();
    const last = kept[1]!;
    if (last.slice === slice && last.at === at) return last.values;
    const [line] = kept as [(typeof kept)[0]];
    kept.reverse();
    read(slice, at, line.values);
    Object.assign(line, { slice, at });
    return line.values;
  };
}

/** Reads rows of places; each row's values are there until the next. */
function rowReader(volume: Volume, { sheets, projection }: Sampling, axes: Axes, places: readonly Places[]) {
  const lineAt = lineReader(volume, axes, places);
  const { length } = places[axes.column]!.low;
  const read: Row = { found: new Float64Array(length), seen: new Int32Array(length) };
  const { found, seen } = read;
  const depths = places[2]!;
  const acrossAxis = axes.column === 0 ? 1 : 0;
  const readSheet = (row: number, sheet: number) => {
    const z = axes.row === 2 ? row : sheet;
    const at = axes.row === acrossAxis ? row : sheet;
    if (depths.low[z]! < 0 || places[acrossAxis]!.low[at]! < 0) return;
    const part = depths.part[z]!;
    const near = lineAt(depths.low[z]!, at);
    const far = part > 0 ? lineAt(depths.high[z]!, at) : near;
    for (let i = 0; i < length; i++) {
      const value = near[i]! + (far[i]! - near[i]!) * part;
      if (Number.isNaN(value)) continue;
      if (seen[i]! === 0) found[i] = value;
      else if (projection === 'mean') found[i]! += value;
      else if (projection === 'greatest' ? value > found[i]! : value < found[i]!) found[i] = value;
      seen[i]! += 1;
    }
  };
  return (row: number): Row => {
    seen.fill(0);
    if (volume.sources[0] === -1) return read;
    for (let sheet = 0; sheet < sheets; sheet++) readSheet(row, sheet);
    if (projection === 'mean' && sheets > 1) for (let i = 0; i < length; i++) found[i]! /= seen[i]! || 1;
    return read;
  };
}

/** Where the target's pixels lie along each axis of the volume, `taps` places to a pixel. */
function placesFor(
  { lattice }: Volume,
  { first, perColumn, perRow, perSheet, sheets }: Sampling,
  { column, row, sheet }: Axes,
  [width, height]: readonly [number, number],
  taps: number,
): Places[] {
  const { size } = lattice;
  const middle = (sheets - 1) / 2;
  const depths = Array.from({ length: sheets }, (_, at) => first[sheet] + perSheet[sheet] * (at - middle));
  const places: Places[] = [];
  places[column] = placesOf(width, taps, first[column], perColumn[column], size[column]);
  places[row] = placesOf(height, taps, first[row], perRow[row], size[row]);
  places[sheet] = placesAt(depths, size[sheet]);
  return places;
}

/** Means of the values of `taps × taps` places to a pixel; places without one count for nothing. */
function meansOf(readRow: (row: number) => Row, row: number, taps: number, width: number): Float64Array {
  const sums = new Float64Array(width);
  const counts = new Int32Array(width);
  for (let tap = 0; tap < taps; tap++) {
    const { found, seen } = readRow(row * taps + tap);
    for (let column = 0, i = 0; column < width; column++)
      for (let each = 0; each < taps; each++, i++) {
        if (seen[i]! === 0) continue;
        sums[column]! += found[i]!;
        counts[column]! += 1;
      }
  }
  return sums.map((sum, column) => sum / counts[column]!);
}

/** As `resampleByPlace` of `sampling.ts`, of a plane along these axes. */
export function resampleAligned(
  volume: Volume,
  sampling: Sampling,
  axes: Axes,
  width: number,
  height: number,
  out: Float32Array = new Float32Array(width * height),
): Float32Array {
  const { taps } = sampling;
  const readerOf = (each: number) =>
    rowReader(volume, sampling, axes, placesFor(volume, sampling, axes, [width, height], each));
  const [centres, fine] = [readerOf(1), taps > 1 ? readerOf(taps) : undefined];
  out.fill(Number.NaN);
  for (let row = 0, i = 0; row < height; row++) {
    const { found, seen } = centres(row);
    const values = fine ? meansOf(fine, row, taps, width) : found;
    // A pixel whose middle is outside the volume is none of its.
    for (let column = 0; column < width; column++, i++) if (seen[column]! > 0) out[i] = values[column]!;
  }
  return out;
}
