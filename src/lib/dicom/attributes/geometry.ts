import { fitPlaces } from '#lib/imaging/even-places.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { Plane } from './series-description.ts';

/** Geometry of slices. Millimetres, patient axes: x to the left, y to the back, z to the head. */

export type Vector = readonly [number, number, number];

/** Minimum cosine (37°) for a plane to be named after an axis; other planes are called oblique. */
const STRAIGHT = 0.8;

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Normal of a plane from its six direction cosines; undefined when these do not define a plane. */
export function normalOf(orientation: readonly number[]): Vector | undefined {
  const [a, b, c, d, e, f] = orientation as [number, number, number, number, number, number];
  const normal: Vector = [b * f - c * e, c * d - a * f, a * e - b * d];
  const length = Math.sqrt(dot(normal, normal));
  return length > 0.9 && length < 1.1 ? normal : undefined;
}

const PLANES = ['sagittal', 'coronal', 'axial'] as const;

function mainAxis(normal: Vector): number {
  const sizes = normal.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

export function planeOf(orientation: readonly number[]): Plane | undefined {
  const normal = normalOf(orientation);
  if (!normal) return undefined;
  const axis = mainAxis(normal);
  return Math.abs(normal[axis]!) >= STRAIGHT ? PLANES[axis]! : 'oblique';
}

/**
 * The direction in which a stack is read: from head to feet, from front to back, or from right to left, whatever
 * the direction of acquisition.
 */
export function readingDirection(normal: Vector): Vector {
  const axis = mainAxis(normal);
  const wanted = axis === 2 ? -1 : 1;
  const sign = Math.sign(normal[axis]!) === wanted ? 1 : -1;
  return [normal[0] * sign, normal[1] * sign, normal[2] * sign];
}

/** The sum of the absolute cosines of a direction: factor by which rounding errors of coordinates add up along it. */
export const spreadOf = (direction: Vector): number =>
  direction.reduce((sum, cosine) => sum + Math.abs(cosine), 0);

/** Rounds a distance to a millionth of a millimetre. */
const exactly = (distance: number) => roundTo(distance, 1e6);

/**
 * Distance between neighbours of an ordered stack, and whether it is regular. A regular stack gets the step of
 * its fitted line, since single gaps contain the rounding errors of their positions.
 */
export function spacingOf(
  places: readonly number[],
  spread?: number,
): { spacing: number; regular: boolean } | undefined {
  const fitted = fitPlaces(places, spread);
  if (!fitted) return undefined;
  if (fitted.isEven && fitted.step > 0) return { spacing: exactly(fitted.step), regular: true };
  const gaps = places.slice(1).map((place, i) => place - places[i]!);
  const spacing = gaps.sort((a, b) => a - b)[gaps.length >> 1]!;
  return spacing > 0 ? { spacing, regular: false } : undefined;
}
