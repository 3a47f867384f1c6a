import { clamp } from '#lib/platform/numbers.ts';
import { fitPlaces } from '../even-places.ts';
import type { StackGeometry } from '../slice-geometry.ts';
import { cross, dot, lengthOf, minus, plus, scaled, unit, type Vector } from './vector.ts';

/**
 * Positions of a stack's voxels in the patient (DICOM PS3.3 C.7.6.2.1.1). The step between slices need not be
 * perpendicular to them: a tilted gantry makes an oblique lattice, which is sampled as it is.
 */
export interface Lattice {
  /** Numbers of voxels along a row and along a column, and number of slices. */
  size: Vector;
  /** The centre of the first voxel. */
  origin: Vector;
  /** Steps in millimetres from a voxel to the next along a row, down a column, and to the next slice. */
  steps: readonly [Vector, Vector, Vector];
  /** Rows of the inverse of `steps`, which convert an offset from the origin to voxels. */
  inverse: readonly [Vector, Vector, Vector];
}

/** Reasons why a stack does not form a volume. */
export type Refusal =
  | { reason: 'unplaced' | 'unscaled' | 'unlike' | 'few' | 'flat' | 'crooked' }
  /** Smallest and largest distances between neighbours in millimetres. */
  | { reason: 'irregular'; least: number; most: number };

/** The data of a stack needed before its frames are loaded. */
export interface StackFacts {
  columns: number;
  rows: number;
  /** Millimetres between rows and between columns. */
  spacing: readonly [number, number] | null;
  geometry: StackGeometry;
}

/** Minimum number of slices from which regular spacing can be determined. */
export const LEAST_SLICES = 3;
/** Maximum lateral deviation of slices from their line: in mm, or as a fraction of the step if larger. */
const STRAY = { millimetres: 0.5, part: 0.05 };
/** Tolerance for perpendicular directions of rows and columns, and for their unit length. */
const SQUARE = 0.01;
/** Minimum cosine (60°) between the direction of slices and their normal in a volume. */
const LEANING = 0.5;
/** Below this distance (mm), the fitted position of the first slice is replaced by its own. */
const EXACT = 1e-6;

function isRefusal(found: object): found is Refusal {
  return 'reason' in found;
}

/** Pixel dimensions and scale of a slice. */
interface SliceShape {
  width: number;
  height: number;
  spacing: readonly [number, number] | null;
}

/** Tolerances for equal spacings and directions, which files round differently. */
const SAME = { part: 0.002, cosine: 0.005 };

/** Whether all slices have the same size and scale, apart from rounding. */
export function areAlike(slices: readonly SliceShape[]): boolean {
  const [first] = slices;
  return slices.every(({ width, height, spacing }) => {
    if (width !== first?.width || height !== first.height) return false;
    if (!spacing || !first.spacing) return spacing === first.spacing;
    return spacing.every((each, i) => Math.abs(each - first.spacing![i]!) <= SAME.part * first.spacing![i]!);
  });
}

/** Whether every slice has the stack's orientation. */
function areParallelSlices({ orientation, orientations = [] }: StackGeometry): boolean {
  return orientations.every(
    (own) =>
      own === undefined ||
      own?.every((cosine, i) => Math.abs(cosine - (orientation?.[i] ?? 0)) <= SAME.cosine) === true,
  );
}

/** Directions of rows and columns, from a stack's six direction cosines. */
function directionsOf({ orientation, positions }: StackGeometry) {
  if (orientation?.length !== 6 || !positions.every(Boolean)) return undefined;
  const [a, b, c, d, e, f] = orientation as [number, number, number, number, number, number];
  const [along, down]: [Vector, Vector] = [
    [a, b, c],
    [d, e, f],
  ];
  const lengths = [lengthOf(along), lengthOf(down)];
  if (Math.abs(dot(along, down)) > SQUARE || lengths.some((one) => !(Math.abs(one - 1) < SQUARE)))
    return undefined;
  // Normalised, since cosines are often written with only six decimals.
  return { along: unit(along), down: unit(down), places: positions as readonly Vector[] };
}

/** The position of the first slice and the step to the next one, if positions are regular on a line. */
function lineOf(places: readonly Vector[], normal: Vector): { origin: Vector; step: Vector } | Refusal {
  const gaps = places.slice(1).map((place, i) => Math.abs(dot(minus(place, places[i]!), normal)));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  if (!(most > 0)) return { reason: 'flat' };
  const spread = Math.abs(normal[0]) + Math.abs(normal[1]) + Math.abs(normal[2]);
  const along = fitPlaces(
    places.map((place) => dot(place, normal)),
    spread,
  );
  if (!along?.isEven) return { reason: 'irregular', least, most };
  // Each coordinate is fitted separately, since the step of a tilted gantry is oblique.
  const lines = ([0, 1, 2] as const).map((axis) => fitPlaces(places.map((place) => place[axis]))!);
  const [x, y, z] = lines;
  const step: Vector = [x!.step, y!.step, z!.step];
  const fitted: Vector = [x!.start, y!.start, z!.start];
  // The fit must not move a stack whose positions were not rounded.
  const origin = lengthOf(minus(fitted, places[0]!)) < EXACT ? places[0]! : fitted;
  const even = Math.abs(dot(step, normal));
  const strayAllowed = Math.max(STRAY.millimetres, STRAY.part * even);
  const strays = places.some((place, k) => {
    const off = minus(place, plus(origin, scaled(step, k)));
    return lengthOf(minus(off, scaled(normal, dot(off, normal)))) > strayAllowed;
  });
  if (strays || even < LEANING * lengthOf(step)) return { reason: 'crooked' };
  return { origin, step };
}

/** The lattice of a stack's voxels, or the reason why there is none. */
export function latticeOf({ columns, rows, spacing, geometry }: StackFacts): Lattice | Refusal {
  const directions = directionsOf(geometry);
  if (!directions) return { reason: 'unplaced' };
  if (!areParallelSlices(geometry)) return { reason: 'crooked' };
  if (!spacing || !(spacing[0] > 0) || !(spacing[1] > 0)) return { reason: 'unscaled' };
  const { along, down, places } = directions;
  if (places.length < LEAST_SLICES) return { reason: 'few' };
  const line = lineOf(places, cross(along, down));
  if (isRefusal(line)) return line;
  return latticeFrom([columns, rows, places.length], line.origin, [
    scaled(along, spacing[1]),
    scaled(down, spacing[0]),
    line.step,
  ]);
}

/** A lattice with given steps. */
export function latticeFrom(size: Vector, origin: Vector, steps: Lattice['steps']): Lattice {
  const [a, b, c] = steps;
  const volume = dot(a, cross(b, c));
  const inverse = [cross(b, c), cross(c, a), cross(a, b)].map((row) => scaled(row, 1 / volume));
  return { size, origin, steps, inverse: inverse as [Vector, Vector, Vector] };
}

/** The lattice of every n-th voxel along rows and columns; their values and positions are unchanged. */
export function thinned(lattice: Lattice, by: number): Lattice {
  const [along, down, through] = lattice.steps;
  const [columns, rows, slices] = lattice.size;
  const size: Vector = [Math.ceil(columns / by), Math.ceil(rows / by), slices];
  return latticeFrom(size, lattice.origin, [scaled(along, by), scaled(down, by), through]);
}

/** Converts a patient direction to voxel steps. */
export function inVoxels({ inverse }: Lattice, direction: Vector): Vector {
  return [dot(inverse[0], direction), dot(inverse[1], direction), dot(inverse[2], direction)];
}

/** The voxel coordinates of a patient position; fractional between voxels. */
export function voxelAt(lattice: Lattice, place: Vector): Vector {
  return inVoxels(lattice, minus(place, lattice.origin));
}

/** The position of a voxel's centre. */
export function placeOf({ origin, steps }: Lattice, [i, j, k]: Vector): Vector {
  return plus(plus(origin, scaled(steps[0], i)), plus(scaled(steps[1], j), scaled(steps[2], k)));
}

/** The nearest voxel of the volume. */
export function nearestVoxel(lattice: Lattice, place: Vector): Vector {
  const within = (value: number, axis: number) => clamp(Math.round(value), 0, lattice.size[axis]! - 1);
  const [i, j, k] = voxelAt(lattice, place);
  return [within(i, 0), within(j, 1), within(k, 2)];
}
