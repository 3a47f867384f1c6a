import { type Run, rowReader, runInside } from './aligned-rows.ts';
import type { Axes } from './axes.ts';
import { type Places, placesAt, placesOf } from './places.ts';
import type { Sampling } from './sampling.ts';
import type { Volume } from './volume.ts';

/**
 * Planes along the voxels' own axes, the usual case: the position of a column is computed once for all
 * rows, and vice versa. Same steps as in `sampling.ts` in the same order, so that every value is identical.
 */

/** Positions of the target's pixels along each axis of the volume, with `taps` points per pixel. */
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

/** Reads rows of mean values of `taps × taps` points per pixel; points outside the volume are ignored. */
function meansReader(
  readRow: (row: number) => Float64Array | undefined,
  taps: number,
  width: number,
  run: Run,
) {
  const means = new Float64Array(width);
  const counts = new Int32Array(width);
  return (row: number): Float64Array => {
    means.fill(0);
    counts.fill(0);
    for (let tap = 0; tap < taps; tap++) {
      const found = readRow(row * taps + tap);
      if (!found) continue;
      for (let i = run.start; i < run.end; i++) {
        const column = Math.floor(i / taps);
        means[column]! += found[i]!;
        counts[column]! += 1;
      }
    }
    for (let column = 0; column < width; column++) means[column]! /= counts[column]!;
    return means;
  };
}

/** Like `resampleByPlace` of `sampling.ts`, for a plane along the axes. */
export function resampleAligned(
  volume: Volume,
  sampling: Sampling,
  axes: Axes,
  width: number,
  height: number,
  out: Float32Array = new Float32Array(width * height),
): Float32Array {
  const { taps } = sampling;
  out.fill(Number.NaN);
  if (volume.sources[0] === -1) return out;
  const centres = placesFor(volume, sampling, axes, [width, height], 1);
  const places = taps > 1 ? placesFor(volume, sampling, axes, [width, height], taps) : centres;
  const [shown, run] = [runInside(centres[axes.column]!), runInside(places[axes.column]!)];
  const readRow = rowReader(volume, sampling, axes, places, run);
  const readMeans = taps > 1 ? meansReader(readRow, taps, width, run) : readRow;
  const rowsInside = centres[axes.row]!.low;
  if (centres[axes.sheet]!.low.every((low) => low < 0)) return out;
  for (let row = 0; row < height; row++) {
    // Pixels whose centre is outside the volume stay empty.
    if (rowsInside[row]! < 0) continue;
    const values = readMeans(row);
    if (values) out.set(values.subarray(shown.start, shown.end), row * width + shown.start);
  }
  return out;
}
