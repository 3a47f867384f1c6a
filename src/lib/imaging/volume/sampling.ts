import { clamp } from '#lib/platform/numbers.ts';
import { insideOf, interpolation } from './interpolation.ts';
import { inVoxels, voxelAt } from './lattice.ts';
import { normalOf, type Plane } from './planes.ts';
import { lengthOf, scaled, type Vector } from './vector.ts';
import type { Volume } from './volume.ts';

/** The projection of a slab: mean, maximum (MIP) or minimum (MinIP). */
export const PROJECTIONS = ['mean', 'greatest', 'least'] as const;
export type Projection = (typeof PROJECTIONS)[number];

export interface Slab {
  projection: Projection;
  /** Millimetres; 0 is a plane without thickness. */
  thickness: number;
}

/** The transformation from a target's pixels to voxels, and the step through the slab, all in voxels. */
export interface Sampling {
  /** Voxel coordinates of the centre of the target's first pixel, in the middle of the slab. */
  first: Vector;
  perColumn: Vector;
  perRow: Vector;
  /** Step from one sheet of the slab to the next. */
  perSheet: Vector;
  sheets: number;
  projection: Projection;
  /** Samples along each side of a target pixel, when voxels are smaller than pixels. */
  taps: number;
}

/** Positions of a target's pixels on a plane: offset of the first centre, and step, in millimetres. */
export interface Grid {
  x: number;
  y: number;
  pitch: number;
}

/** Rounding errors below this are removed, so that a plane parallel to voxels passes exactly through their centres. */
const EXACT = 1e-9;
const TAPS_MOST = 4;
/** Maximum number of sheets in a slab: more take time without a visible effect. */
const SHEETS_MOST = 512;

function tidied(vector: Vector): Vector {
  return vector.map((value) => {
    const whole = Math.round(value * 2) / 2;
    return Math.abs(value - whole) < EXACT * Math.max(1, Math.abs(value)) ? whole : value;
  }) as unknown as Vector;
}

/** The sampling of a plane from a volume. */
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

/** Returns a test whether a point of the target has a value: one of the slab's sheets is in the volume there. */
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

/** Returns the projected value of a point through the slab. Samples outside the volume are ignored. */
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

/** The mean value of `taps × taps` samples in a pixel; samples outside the volume are ignored. */
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
 * Resamples a plane into `out`: `width × height` values in the window's units, NaN outside the volume. This is the
 * reference implementation: `aligned.ts`, `oblique.ts` and the shader of `viewer/planes` compute the same.
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
