import { clamp } from '#lib/platform/numbers.ts';
import { inVoxels, voxelAt } from './lattice.ts';
import { normalOf, type Plane } from './planes.ts';
import { lengthOf, scaled, type Vector } from './vector.ts';
import type { Volume } from './volume.ts';

/** What a slab shows of the values through it: the mean, the greatest (MIP) or the least (MinIP). */
export const PROJECTIONS = ['mean', 'greatest', 'least'] as const;
export type Projection = (typeof PROJECTIONS)[number];

export interface Slab {
  projection: Projection;
  /** Millimetres; 0 is the plane alone. */
  thickness: number;
}

/** From a target's pixels to voxels, and how far through the slab. All are counted in voxels. */
export interface Sampling {
  /** The voxel under the middle of the target's first pixel, halfway through the slab. */
  first: Vector;
  perColumn: Vector;
  perRow: Vector;
  /** From one sheet of the slab to the next. */
  perSheet: Vector;
  sheets: number;
  projection: Projection;
  /** Samples on each side of a target pixel, where voxels are shown smaller than they are. */
  taps: number;
}

/** Where a target's pixels lie on a plane: millimetres to the middle of the first, then from one to the next. */
export interface Grid {
  x: number;
  y: number;
  pitch: number;
}

/** Rounding errors of so much are none: a plane along the voxels goes through their centres. */
const EXACT = 1e-9;
const TAPS_MOST = 4;
/** More sheets cost time and show nothing more. */
const SHEETS_MOST = 512;

function tidied(vector: Vector): Vector {
  return vector.map((value) => {
    const whole = Math.round(value * 2) / 2;
    return Math.abs(value - whole) < EXACT * Math.max(1, Math.abs(value)) ? whole : value;
  }) as unknown as Vector;
}

/** How a plane is read from a volume. */
export function samplingOf({ lattice }: Volume, plane: Plane, slab: Slab, grid: Grid): Sampling {
  const { right, down, origin } = plane;
  const [across, along] = [inVoxels(lattice, right), inVoxels(lattice, down)];
  const corner = voxelAt(lattice, origin);
  const at = (axis: number) => corner[axis]! + across[axis]! * grid.x + along[axis]! * grid.y;
  const through = inVoxels(lattice, normalOf(plane));
  const finest = 1 / Math.max(...through.map(Math.abs));
  const sheets = clamp(Math.round(slab.thickness / finest), 1, SHEETS_MOST);
  const covered = grid.pitch * Math.max(lengthOf(across), lengthOf(along));
  return {
    first: tidied([at(0), at(1), at(2)]),
    perColumn: tidied(scaled(across, grid.pitch)),
    perRow: tidied(scaled(along, grid.pitch)),
    perSheet: sheets === 1 ? [0, 0, 0] : tidied(scaled(through, slab.thickness / sheets)),
    sheets,
    projection: slab.projection,
    taps: clamp(Math.ceil(covered - 0.01), 1, TAPS_MOST),
  };
}

/** The value at a place between voxels' centres; NaN outside the volume, and where nothing has come. */
export function interpolation({ lattice, voxels, slopes, intercepts, sources }: Volume) {
  const [columns, rows, slices] = lattice.size;
  const area = columns * rows;
  const [right, low, last] = [columns - 1, rows - 1, slices - 1];
  /** Between four voxels of a slice. */
  const within = (slice: number, x0: number, x1: number, y0: number, y1: number, fx: number, fy: number) => {
    const from = sources[slice]!;
    const upper = from * area + y0 * columns;
    const lower = from * area + y1 * columns;
    const above = voxels[upper + x0]! + (voxels[upper + x1]! - voxels[upper + x0]!) * fx;
    const below = voxels[lower + x0]! + (voxels[lower + x1]! - voxels[lower + x0]!) * fx;
    return (above + (below - above) * fy) * slopes[from]! + intercepts[from]!;
  };
  return (x: number, y: number, z: number): number => {
    if (!(x >= -0.5 && y >= -0.5 && z >= -0.5 && x < columns - 0.5 && y < rows - 0.5 && z < slices - 0.5))
      return Number.NaN;
    if (sources[0] === -1) return Number.NaN;
    const cx = Math.min(right, Math.max(0, x));
    const cy = Math.min(low, Math.max(0, y));
    const cz = Math.min(last, Math.max(0, z));
    const x0 = Math.floor(cx);
    const y0 = Math.floor(cy);
    const z0 = Math.floor(cz);
    const fx = cx - x0;
    const fy = cy - y0;
    const fz = cz - z0;
    const x1 = fx > 0 ? x0 + 1 : x0;
    const y1 = fy > 0 ? y0 + 1 : y0;
    const near = within(z0, x0, x1, y0, y1, fx, fy);
    return fz === 0 ? near : near + (within(z0 + 1, x0, x1, y0, y1, fx, fy) - near) * fz;
  };
}

/** The value that a place of the target shows: through the slab. Places outside the volume count for nothing. */
export function projected(volume: Volume, { perSheet, sheets, projection }: Sampling) {
  const at = interpolation(volume);
  const [dx, dy, dz] = perSheet;
  if (sheets === 1) return at;
  const middle = (sheets - 1) / 2;
  return (x: number, y: number, z: number): number => {
    let [sum, seen] = [0, 0];
    let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let sheet = 0; sheet < sheets; sheet++) {
      const off = sheet - middle;
      const value = at(x + dx * off, y + dy * off, z + dz * off);
      if (Number.isNaN(value)) continue;
      seen += 1;
      sum += value;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    if (seen === 0) return Number.NaN;
    if (projection === 'mean') return sum / seen;
    return projection === 'least' ? least : greatest;
  };
}

/**
 * A plane's values in the window's units, `width × height` of them, into `out`; NaN outside the volume. This says what
 * planes show: `aligned.ts` and the shader of `viewer/planes` do the same steps.
 */
export function resampleByPlace(
  volume: Volume,
  sampling: Sampling,
  width: number,
  height: number,
  out: Float32Array = new Float32Array(width * height),
): Float32Array {
  const at = projected(volume, sampling);
  const { first, perColumn, perRow, taps } = sampling;
  const step = (from: Vector, axis: 0 | 1 | 2, row: number, column: number) =>
    from[axis] + perRow[axis] * row + perColumn[axis] * column;
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const middle = at(
        step(first, 0, row, column),
        step(first, 1, row, column),
        step(first, 2, row, column),
      );
      out[i] = middle;
      if (taps === 1 || Number.isNaN(middle)) continue;
      let [sum, seen] = [0, 0];
      for (let a = 0; a < taps; a++) {
        for (let b = 0; b < taps; b++) {
          const [y, x] = [row + (a + 0.5) / taps - 0.5, column + (b + 0.5) / taps - 0.5];
          const value = at(step(first, 0, y, x), step(first, 1, y, x), step(first, 2, y, x));
          if (Number.isNaN(value)) continue;
          seen += 1;
          sum += value;
        }
      }
      out[i] = sum / seen;
    }
  }
  return out;
}
