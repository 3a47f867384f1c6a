import type { CaseImage, CaseSeries } from './body-schema.ts';

/** Maximum distance (mm) of a slice's first pixel from the line through those of its stack. */
const BESIDE = 0.5;

const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/**
 * Whether slices share a field of view, judged by their first pixels: these lie on one line, along the stack or
 * tilted with the gantry. When the field of view changes, they jump, since its centre stays in place.
 */
export function isOneField(
  images: readonly Pick<CaseImage, 'position'>[],
  orientation: CaseSeries['orientation'],
): boolean {
  const places = images.flatMap(({ position }) => (position ? [position] : []));
  if (!orientation || places.length < images.length || places.length < 2) return false;
  const [a, b, c, d, e, f] = orientation;
  const normal = [b * f - c * e, c * d - a * f, a * e - b * d];
  const depths = places.map((place) => dot(place, normal));
  const [first, last] = [depths.indexOf(Math.min(...depths)), depths.indexOf(Math.max(...depths))];
  const reach = depths[last]! - depths[first]!;
  return places.every((place, i) => {
    const part = reach > 0 ? (depths[i]! - depths[first]!) / reach : 0;
    const off = place.map(
      (at, axis) => at - places[first]![axis]! - part * (places[last]![axis]! - places[first]![axis]!),
    );
    return Math.hypot(...off) <= BESIDE;
  });
}
