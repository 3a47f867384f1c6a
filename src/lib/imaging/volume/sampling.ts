import { clamp } from '#lib/platform/numbers.ts';
import { insideOf, interpolation } from './interpolation.ts';
import { inVoxels, voxelAt } from './lattice.ts';
import { normalOf, type Plane } from './planes.ts';
import { lengthOf, scaled, type Vector } from './vector.ts';
import type { Volume } from './volume.ts';

/** The projection of a slab: the mean, the greatest value (MIP) or the least (MinIP). */
export const PROJECTIONS = ['mean', 'greatest', 'least'] as const;
export type Projection = (typeof PROJECTIONS)[number];

export interface Slab {
  projection: Projection;
  /** Millimetres; 0 is the plane alone. */
  thickness: number;
}

/** The transformation from a target's pixels to voxels, and the step through the slab. All are counted in voxels. */
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

/** Rounding errors up to this are ignored: a plane along the voxels goes through their centres. */
const EXACT = 1e-9;
const TAPS_MOST = 4;
/** More sheets cost time without a visible effect. */
const SHEETS_MOST = 512;

function tidied(vector: Vector): Vector {
  return vector.map((value) => {
    const whole = Math.round(value * 2) / 2;
    return Math.abs(value - whole) < EXACT * Math.max(1, Math.abs(value)) ? whole : value;
  }) as unknown as Vector;
}

/** How a plane is sampled from a volume. */
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

/** Whether a place of the target shows anything: whether one of the slab's sheets is in the volume there. */
function isShownOf(volume: Volume, { perSheet, sheets }: Sampling) {
  const isInside = insideOf(volume);
  if (sheets === 1) return isInside;
  const [dx, dy, dz] = perSheet;
  const middle = (sheets - 1) / 2;
  return (x: number, y: number, z: number): boolean => {
    for (let sheet = 0; sheet < sheets; sheet++) {
      const off = sheet - middle;
      if (isInside(x + dx * off, y + dy * off, z + dz * off)) return true;
    }
    return false;
  };
}

/** The value that a place of the target shows: through the slab. Places outside the volume count for nothing. */
export function projected(volume: Volume, { perSheet, sheets, projection }: Sampling) {
  const at = interpolation(volume);
  if (sheets === 1) return at;
  const [dx, dy, dz] = perSheet;
  const middle = (sheets - 1) / 2;
  return (x: number, y: number, z: number): number => {
    let sum = 0;
    let seen = 0;
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
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

/** The mean of the values of `taps × taps` places within a pixel; those outside the volume count for nothing. */
function meanWithin(
  at: (x: number, y: number, z: number) => number,
  { first, perColumn, perRow, taps }: Sampling,
) {
  const [x0, y0, z0] = first;
  const [cx, cy, cz] = perColumn;
  const [rx, ry, rz] = perRow;
  const offsets = Array.from({ length: taps }, (_, tap) => (tap + 0.5) / taps);
  return (row: number, column: number): number => {
    let sum = 0;
    let seen = 0;
    for (const down of offsets) {
      for (const across of offsets) {
        const y = row + down - 0.5;
        const x = column + across - 0.5;
        const value = at(x0 + rx * y + cx * x, y0 + ry * y + cy * x, z0 + rz * y + cz * x);
        if (Number.isNaN(value)) continue;
        seen += 1;
        sum += value;
      }
    }
    return sum / seen;
  };
}

/**
 * A plane's values in the window's units, `width × height` of them, into `out`; NaN outside the volume. This is the
 * reference for planes: `aligned.ts`, `oblique.ts` and the shader of `viewer/planes` do the same steps.
 */
export function resampleByPlace(
  volume: Volume,
  sampling: Sampling,
  width: number,
  height: number,
  out: Float32Array = new Float32Array(width * height),
): Float32Array {
  const at = projected(volume, sampling);
  const mean = meanWithin(at, sampling);
  const isShown = isShownOf(volume, sampling);
  const { first, perColumn, perRow, taps } = sampling;
  const [x0, y0, z0] = first;
  const [cx, cy, cz] = perColumn;
  const [rx, ry, rz] = perRow;
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const x = x0 + rx * row + cx * column;
      const y = y0 + ry * row + cy * column;
      const z = z0 + rz * row + cz * column;
      if (taps === 1) out[i] = at(x, y, z);
      else out[i] = isShown(x, y, z) ? mean(row, column) : Number.NaN;
    }
  }
  return out;
}
