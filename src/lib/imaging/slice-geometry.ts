/** Positions of slices in the patient, used to scroll two stacks together. Millimetres. */

export type Vector = readonly [number, number, number];

/** The geometry of a stack: its row and column directions, and the position of each slice. */
export interface StackGeometry {
  orientation: readonly number[] | null;
  /** Directions of single slices if different from the stack's, as in a rotational series; else undefined. */
  orientations?: readonly (readonly number[] | null | undefined)[] | undefined;
  positions: readonly (readonly number[] | null)[];
  /** Frame of reference, within which positions are comparable. Null when unknown, in an older case. */
  space?: string | null | undefined;
}

/** The directions of a slice's rows and columns; null when unknown. */
export function orientationAt(
  { orientation, orientations }: StackGeometry,
  index: number,
): readonly number[] | null {
  const own = orientations?.[index];
  return own === undefined ? orientation : own;
}

/** Whether two stacks have the same frame of reference, as far as known. */
export function shareSpace(a: StackGeometry, b: StackGeometry): boolean {
  return (a.space ?? null) === (b.space ?? null);
}

/** Minimum cosine between the normals of parallel stacks (about ten degrees). */
const PARALLEL = 0.985;

/** The normal of a stack, from the directions of its rows and columns. */
export function normalOf(orientation: readonly number[]): Vector {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = orientation;
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

/** Whether the rows and the columns of two slices have the same directions in the patient. */
export function haveSameDirections(a: readonly number[], b: readonly number[]): boolean {
  return [0, 3].every((first) => dot(a.slice(first, first + 3), b.slice(first, first + 3)) >= PARALLEL);
}

/** Whether slices with these directions lie in the same or in parallel planes. */
export const haveSamePlane = (a: readonly number[], b: readonly number[]): boolean =>
  Math.abs(dot(normalOf(a), normalOf(b))) >= PARALLEL;

/** Whether the slices of two stacks can be matched by position. */
export function areParallel(a: StackGeometry, b: StackGeometry): boolean {
  if (!a.orientation || !b.orientation || !shareSpace(a, b)) return false;
  if (!a.positions.some(Boolean) || !b.positions.some(Boolean)) return false;
  return haveSamePlane(a.orientation, b.orientation);
}

/** Whether two slices correspond: one is the nearest slice of its stack to the other. */
export function areAligned(a: StackGeometry, index: number, b: StackGeometry, other: number): boolean {
  return nearestSlice(a, index, b) === other || nearestSlice(b, other, a) === index;
}

/**
 * The slice of `other` nearest to slice `index` of `stack`; undefined when the geometry is unknown, or when the slice
 * is outside `other` by more than `tolerance` millimetres.
 */
export function nearestSlice(
  stack: StackGeometry,
  index: number,
  other: StackGeometry,
  tolerance = 20,
): number | undefined {
  const here = stack.positions[index];
  const own = orientationAt(stack, index);
  if (!here || !own || !shareSpace(stack, other)) return undefined;
  const normal = normalOf(own);
  const place = dot(normal, here);
  let best: { index: number; distance: number } | undefined;
  other.positions.forEach((position, at) => {
    const theirs = orientationAt(other, at);
    if (!position || !theirs || Math.abs(dot(normal, normalOf(theirs))) < PARALLEL) return;
    const distance = Math.abs(dot(normal, position) - place);
    if (!best || distance < best.distance) best = { index: at, distance };
  });
  return best && best.distance <= tolerance ? best.index : undefined;
}
