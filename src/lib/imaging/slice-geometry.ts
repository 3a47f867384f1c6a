/** Where slices lie in the patient, so that two stacks can be gone through together. Millimetres. */

export type Vector = readonly [number, number, number];

/** The geometry of a stack: its row and column directions, and the position of each slice. */
export interface StackGeometry {
  orientation: readonly number[] | null;
  /** Directions of single slices where they differ from the stack's, as in a rotating stack. Undefined: as the stack. */
  orientations?: readonly (readonly number[] | null | undefined)[] | undefined;
  positions: readonly (readonly number[] | null)[];
  /** Positions can be compared only within one frame of reference. Null: an older case, where it is unknown. */
  space?: string | null | undefined;
}

/** The directions of a slice's rows and columns; null where they are not known. */
export function orientationAt(
  { orientation, orientations }: StackGeometry,
  index: number,
): readonly number[] | null {
  const own = orientations?.[index];
  return own === undefined ? orientation : own;
}

/** Whether the positions of two stacks are in one frame of reference, as far as anybody knows. */
export function shareSpace(a: StackGeometry, b: StackGeometry): boolean {
  return (a.space ?? null) === (b.space ?? null);
}

/** Two stacks count as parallel within about ten degrees. */
const PARALLEL = 0.985;

/** The direction in which a stack's slices follow each other, from the directions of its rows and columns. */
export function normalOf(orientation: readonly number[]): Vector {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = orientation;
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

/** Whether the rows and columns of two slices run the same way in the patient. */
export function haveSameDirections(a: readonly number[], b: readonly number[]): boolean {
  return [0, 3].every((first) => dot(a.slice(first, first + 3), b.slice(first, first + 3)) >= PARALLEL);
}

/** Whether slices with these directions of rows and columns lie in one plane, or in parallel ones. */
export const haveSamePlane = (a: readonly number[], b: readonly number[]): boolean =>
  Math.abs(dot(normalOf(a), normalOf(b))) >= PARALLEL;

/** Whether the slices of both stacks can be matched by where they lie. */
export function areParallel(a: StackGeometry, b: StackGeometry): boolean {
  if (!a.orientation || !b.orientation || !shareSpace(a, b)) return false;
  if (!a.positions.some(Boolean) || !b.positions.some(Boolean)) return false;
  return haveSamePlane(a.orientation, b.orientation);
}

/** Whether two slices are those at the same place: of one of the stacks, none lies nearer to the other's slice. */
export function areAligned(a: StackGeometry, index: number, b: StackGeometry, other: number): boolean {
  return nearestSlice(a, index, b) === other || nearestSlice(b, other, a) === index;
}

/**
 * The slice of `other` nearest to slice `index` of `stack`; undefined when the geometry is unknown, or when that
 * place is outside of `other` by more than `tolerance` millimetres.
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
