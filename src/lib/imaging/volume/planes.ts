import { inVoxels, type Lattice, placeOf } from './lattice.ts';
import { cross, dot, minus, plus, scaled, turned, unit, type Vector } from './vector.ts';

export const PLANE_NAMES = ['axial', 'coronal', 'sagittal', 'oblique'] as const;
export type PlaneName = (typeof PLANE_NAMES)[number];

/** The rotation of the oblique plane from the coronal one, in degrees. */
export interface Lean {
  /** Rotation about the head–feet axis. */
  turn: number;
  /** Rotation about the transverse axis that results from `turn`. */
  tilt: number;
}

/** A plane through the patient, as displayed. Directions are unit vectors. */
export interface Plane {
  /** The position of its upper left corner. */
  origin: Vector;
  right: Vector;
  down: Vector;
  /** Millimetres. */
  width: number;
  height: number;
}

/** The volume's axes closest to the patient's: to the left, to the back, to the head. */
export type Axes = readonly [left: Vector, back: Vector, head: Vector];

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/**
 * The stack's own directions, each assigned to the closest patient axis: planes of a slightly tilted stack
 * follow its slices, so that one of these is displayed with unchanged values.
 */
export function axesOf({ steps }: Lattice): Axes {
  const [along, down] = [unit(steps[0]), unit(steps[1])];
  const own = [along, down, cross(along, down)] as const;
  const nearness = (order: (typeof ORDERS)[number]) =>
    order.reduce<number>((sum, from, axis) => sum + Math.abs(own[from]![axis]!), 0);
  const best = ORDERS.reduce((a, b) => (nearness(b) > nearness(a) + 1e-9 ? b : a));
  const [left, back, head] = best.map((from, axis) => scaled(own[from]!, own[from]![axis]! < 0 ? -1 : 1));
  return [left!, back!, head!];
}

/** Directions of a plane's rows and columns: by convention, the patient's right is on the left of the screen. */
function directionsOf(name: PlaneName, [left, back, head]: Axes, { turn, tilt }: Lean) {
  const feet = scaled(head, -1);
  if (name === 'axial') return { right: left, down: back };
  if (name === 'coronal') return { right: left, down: feet };
  if (name === 'sagittal') return { right: back, down: feet };
  const right = turned(left, head, (turn * Math.PI) / 180);
  return { right, down: turned(feet, right, (tilt * Math.PI) / 180) };
}

/** The eight corners of a volume, half a voxel beyond the outer centres. */
function cornersOf(lattice: Lattice): Vector[] {
  const [x, y, z] = lattice.size.map((count) => [-0.5, count - 0.5]) as [number[], number[], number[]];
  return x.flatMap((i) => y.flatMap((j) => z.map((k) => placeOf(lattice, [i, j, k]))));
}

/** The plane with this name through a position, large enough for the whole volume. */
export function planeThrough(lattice: Lattice, name: PlaneName, place: Vector, lean: Lean): Plane {
  const { right, down } = directionsOf(name, axesOf(lattice), lean);
  const corners = cornersOf(lattice).map((corner) => minus(corner, place));
  const [across, along] = [right, down].map((direction) => {
    const spots = corners.map((corner) => dot(corner, direction));
    return { from: Math.min(...spots), to: Math.max(...spots) };
  }) as [{ from: number; to: number }, { from: number; to: number }];
  const origin = plus(place, plus(scaled(right, across.from), scaled(down, along.from)));
  return { origin, right, down, width: across.to - across.from, height: along.to - along.from };
}

/** The direction of scrolling through a stack of such planes: to the feet, to the back, to the left. */
export function normalOf({ right, down }: Plane): Vector {
  const normal = cross(right, down);
  const axis = normal.map(Math.abs).reduce((best, size, at, all) => (size > all[best]! ? at : best), 0);
  return scaled(normal, Math.sign(normal[axis]!) === (axis === 2 ? -1 : 1) ? 1 : -1);
}

/** Millimetres between adjacent planes: one voxel if the planes are parallel to voxels. */
export function stepBetween(lattice: Lattice, plane: Plane): number {
  return 1 / Math.max(...inVoxels(lattice, normalOf(plane)).map(Math.abs));
}

/** The projection of a position onto a plane, in millimetres from its upper left corner; `depth` is signed. */
export function onPlane({ origin, right, down, ...rest }: Plane, place: Vector) {
  const from = minus(place, origin);
  return {
    x: dot(from, right),
    y: dot(from, down),
    depth: dot(from, normalOf({ origin, right, down, ...rest })),
  };
}

/** The patient position of a point on a plane. */
export function inPatient({ origin, right, down }: Plane, { x, y }: { x: number; y: number }): Vector {
  return plus(origin, plus(scaled(right, x), scaled(down, y)));
}
