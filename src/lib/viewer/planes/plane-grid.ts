import type { PixelValues, Spacing } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { inVoxels, type Lattice, voxelAt } from '#lib/imaging/volume/lattice.ts';
import {
  type Lean,
  normalOf,
  onPlane,
  type Plane,
  type PlaneName,
  planeThrough,
} from '#lib/imaging/volume/planes.ts';
import { projected, type Slab, samplingOf } from '#lib/imaging/volume/sampling.ts';
import { dot, lengthOf, minus, scaled, type Vector } from '#lib/imaging/volume/vector.ts';
import { isThere, type Volume, voxelValue } from '#lib/imaging/volume/volume.ts';
import type { Matrix } from '../view.ts';

/** The series of the planes, as measurements identify it. */
export interface MeasuredSeries {
  /** Id of the folder. */
  folder: string;
  /** Identifies its slices, in case the folder later contains others. */
  slices: string;
  /** Lattice of all voxels of the series. */
  lattice: Lattice;
  /** The kind of spacing; absent: `patient`. */
  spacingKind?: SpacingKind | undefined;
  /** The factor from Bq/ml to a standardised uptake value. */
  uptake?: number | null | undefined;
}

/** The pixel grid for measurements on a plane, with the voxel spacing of the series in that direction. */
export interface PlaneGrid {
  /** The plane through all voxels of the series, even if the volume contains only some of them. */
  plane: Plane;
  spacing: Spacing;
  /** Distance of the plane from the first voxel of the series, in millimetres along its normal. */
  depth: number;
}

export function gridOf(series: Lattice, name: PlaneName, cross: Vector, lean: Lean): PlaneGrid {
  const plane = planeThrough(series, name, cross, lean);
  const apart = (direction: Vector) => 1 / lengthOf(inVoxels(series, direction));
  return {
    plane,
    spacing: [apart(plane.down), apart(plane.right)],
    depth: dot(minus(cross, series.origin), normalOf(plane)),
  };
}

/** Transforms grid pixels to CSS pixels of the panel. @param shown the displayed plane, with its transformation */
export function gridMatrix(
  { plane, spacing }: PlaneGrid,
  shown: Plane,
  { a, b, c, d, e, f }: Matrix,
): Matrix {
  const [row, column] = spacing;
  const { x, y } = onPlane(shown, plane.origin);
  return {
    a: a * column,
    b: b * column,
    c: c * row,
    d: d * row,
    e: a * x + c * y + e,
    f: b * x + d * y + f,
  };
}

/** Rounding errors up to this are ignored. */
const EXACT = 1e-9;

/**
 * The values at a plane's grid pixels: those of the nearest voxels, which were measured, or of the slab; NaN
 * outside the volume. Null while a slice that they depend on is loading.
 */
export function gridValues(volume: Volume, { plane, spacing }: PlaneGrid, slab: Slab): PixelValues | null {
  const { lattice, sources } = volume;
  const [row, column] = spacing;
  const across = scaled(inVoxels(lattice, plane.right), column);
  const along = scaled(inVoxels(lattice, plane.down), row);
  const corner = voxelAt(lattice, plane.origin);
  const isThin = slab.thickness === 0;
  const isSlice = isThin && Math.abs(across[2]) < EXACT && Math.abs(along[2]) < EXACT;
  const needed = isSlice ? [Math.round(corner[2])] : [...sources.keys()];
  if (!needed.every((index) => isThere(volume, index))) return null;
  const through = projected(volume, samplingOf(volume, plane, slab, { x: 0, y: 0, pitch: 1 }));
  const [columns, rows, slices] = lattice.size;
  const on = (axis: 0 | 1 | 2, x: number, y: number) =>
    corner[axis] + across[axis] * (x + 0.5) + along[axis] * (y + 0.5);
  const at = (x: number, y: number) => {
    const [i, j, k] = [on(0, x, y), on(1, x, y), on(2, x, y)];
    if (!isThin) return through(i, j, k);
    const [a, b, c] = [Math.round(i), Math.round(j), Math.round(k)];
    if (a < 0 || b < 0 || c < 0 || a >= columns || b >= rows || c >= slices) return Number.NaN;
    return voxelValue(volume, [a, b, c]) ?? Number.NaN;
  };
  return {
    width: Math.ceil(plane.width / column - EXACT),
    height: Math.ceil(plane.height / row - EXACT),
    at,
  };
}
