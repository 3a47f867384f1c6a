import type { Axes } from './axes.ts';
import type { Places } from './places.ts';
import type { Sampling } from './sampling.ts';
import type { Volume } from './volume.ts';

/** The range of points on a line inside the volume: from the first to before the last. */
export interface Run {
  start: number;
  end: number;
}

export function runInside({ low }: Places): Run {
  const start = low.findIndex((each) => each >= 0);
  return start === -1 ? { start: 0, end: 0 } : { start, end: low.findLastIndex((each) => each >= 0) + 1 };
}

/** A line of values, and where it was read. */
interface Line {
  slice: number;
  at: number;
  values: Float64Array;
}

/**
 * Reads lines of points within a slice. The last two of each sheet are cached, since adjacent rows share them.
 */
function lineReader(
  { voxels, slopes, intercepts, sources, lattice }: Volume,
  axes: Axes,
  places: readonly Places[],
  run: Run,
) {
  const [columns, rows] = lattice.size;
  const along = places[axes.column]!;
  const across = places[axes.column === 0 ? 1 : 0]!;
  const newLine = (): Line => ({ slice: -1, at: -1, values: new Float64Array(along.low.length) });
  const newPair = (): [Line, Line] => [newLine(), newLine()];
  const isAcrossSheets = axes.sheet !== 2;
  const pairs = isAcrossSheets ? Array.from(across.low, newPair) : [newPair()];
  /** Offsets between points of the line, and between its two lines of voxels. */
  const [step, apart] = axes.column === 0 ? [1, columns] : [columns, 1];
  const read = (slice: number, at: number, values: Float64Array) => {
    const source = sources[slice]!;
    const [slope, intercept] = [slopes[source]!, intercepts[source]!];
    const near = source * columns * rows + across.low[at]! * apart;
    const far = source * columns * rows + across.high[at]! * apart;
    const between = across.part[at]!;
    for (let i = run.start; i < run.end; i++) {
      const low = along.low[i]! * step;
      const high = along.high[i]! * step;
      const part = along.part[i]!;
      // Interpolated along x first, like everywhere.
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
      values[i] = value * slope + intercept;
    }
  };
  return (slice: number, at: number): Float64Array => {
    const pair = pairs[isAcrossSheets ? at : 0]!;
    // Keeps the most recently used one at the end.
    if (pair[0].slice === slice && pair[0].at === at) pair.reverse();
    const last = pair[1];
    if (last.slice === slice && last.at === at) return last.values;
    const [line] = pair;
    pair.reverse();
    read(slice, at, line.values);
    line.slice = slice;
    line.at = at;
    return line.values;
  };
}

/** Adds a sheet's values, interpolated by `part` from `near` to `far`, to the result of the earlier sheets. */
function addSheet(
  found: Float64Array,
  projection: Sampling['projection'],
  [near, far]: readonly [Float64Array, Float64Array],
  part: number,
  { start, end }: Run,
): void {
  if (projection === 'mean') {
    for (let i = start; i < end; i++) found[i]! += near[i]! + (far[i]! - near[i]!) * part;
  } else if (projection === 'greatest') {
    for (let i = start; i < end; i++) {
      const value = near[i]! + (far[i]! - near[i]!) * part;
      if (value > found[i]!) found[i] = value;
    }
  } else {
    for (let i = start; i < end; i++) {
      const value = near[i]! + (far[i]! - near[i]!) * part;
      if (value < found[i]!) found[i] = value;
    }
  }
}

/** The initial values of a row. */
const NOTHING = { mean: 0, greatest: Number.NEGATIVE_INFINITY, least: Number.POSITIVE_INFINITY };

/** Reads rows of points through the slab; values are valid until the next row. Undefined outside the volume. */
export function rowReader(
  volume: Volume,
  { sheets, projection }: Sampling,
  axes: Axes,
  places: readonly Places[],
  run: Run,
) {
  const lineAt = lineReader(volume, axes, places, run);
  const found = new Float64Array(places[axes.column]!.low.length);
  const depths = places[2]!;
  const across = places[axes.column === 0 ? 1 : 0]!;
  return (row: number): Float64Array | undefined => {
    let seen = 0;
    found.fill(NOTHING[projection]);
    for (let sheet = 0; sheet < sheets; sheet++) {
      const [z, at] = axes.sheet === 2 ? [sheet, row] : [row, sheet];
      if (depths.low[z]! < 0 || across.low[at]! < 0) continue;
      const part = depths.part[z]!;
      const near = lineAt(depths.low[z]!, at);
      const far = part > 0 ? lineAt(depths.high[z]!, at) : near;
      addSheet(found, projection, [near, far], part, run);
      seen += 1;
    }
    if (projection === 'mean' && seen > 1) for (let i = run.start; i < run.end; i++) found[i]! /= seen;
    return seen > 0 ? found : undefined;
  };
}
