import { dot, normalOf, readingDirection, spreadOf, type Vector } from './attributes/geometry.ts';
import type { LocatedFrame } from './located-frame.ts';
import { areTurned, orientationOf } from './planes.ts';

/** Maximum distance between equal positions, in millimetres. */
export const SAME_PLACE = 0.05;

/** Positions of frames along their stack, in reading direction. */
export interface Distances {
  along: number[];
  /** Factor by which rounding errors of coordinates add up in that direction. */
  spread: number;
}

const positionOf = ({ attributes }: LocatedFrame) =>
  attributes.ImagePositionPatient as unknown as Vector | undefined;

/** Whether a file gives its frame's position, or at least the slice's location. */
export function isPlaced(frame: LocatedFrame): boolean {
  return positionOf(frame) !== undefined || typeof frame.attributes.SliceLocation === 'number';
}

/**
 * Distances computed from positions along the slices' normal; along the line of positions when no orientation
 * is given.
 */
function fromPositions(group: readonly LocatedFrame[]): Distances | undefined {
  const positions = group.map(positionOf).filter((position) => position !== undefined);
  if (positions.length !== group.length || areTurned(group)) return undefined;
  const normal = normalOf(orientationOf(group[0]!) ?? []) ?? acrossPositions(positions);
  if (!normal) return undefined;
  const direction = readingDirection(normal);
  return { along: positions.map((position) => dot(direction, position)), spread: spreadOf(direction) };
}

/** The direction from the first position to the one furthest from it. */
function acrossPositions(positions: readonly Vector[]): Vector | undefined {
  const from = positions[0]!;
  const steps = positions.map((to): Vector => [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const lengths = steps.map((step) => Math.hypot(...step));
  const longest = Math.max(...lengths);
  if (longest <= SAME_PLACE) return undefined;
  const [x, y, z] = steps[lengths.indexOf(longest)]!;
  return [x / longest, y / longest, z / longest];
}

/**
 * Distances computed from slice locations, measured along the table or the patient's axis (PS3.3 C.7.6.2.1.2): upwards
 * to the head, to the back, to the left. Without an orientation, slices are assumed to be axial.
 */
function fromLocations(group: readonly LocatedFrame[]): Distances | undefined {
  const locations = group.flatMap(({ attributes: { SliceLocation } }) =>
    typeof SliceLocation === 'number' ? SliceLocation : [],
  );
  if (locations.length !== group.length || areTurned(group)) return undefined;
  const normal = normalOf(orientationOf(group[0]!) ?? []) ?? ([0, 0, 1] as const);
  const [x, y, z] = readingDirection(normal);
  const sign = Math.abs(z) >= Math.max(Math.abs(x), Math.abs(y)) ? -1 : 1;
  return { along: locations.map((location) => location * sign), spread: 1 };
}

const reach = ({ along }: Distances) => Math.max(...along) - Math.min(...along);

/** Positions of frames along their stack; undefined when their files do not give them, or for rotational series. */
export function distancesOf(group: readonly LocatedFrame[]): Distances | undefined {
  if (group.length === 0) return undefined;
  const placed = fromPositions(group);
  if (placed) return placed;
  const located = fromLocations(group);
  return located && reach(located) > SAME_PLACE ? located : undefined;
}

/** Positions along the stack, with equal numbers for equal positions. */
export function roundedPlaces(group: readonly LocatedFrame[]): number[] | undefined {
  const along = distancesOf(group)?.along;
  const sorted = along?.toSorted((a, b) => a - b) ?? [];
  const rounded = new Map<number, number>();
  sorted.forEach((place, i) => {
    const before = i === 0 ? undefined : sorted[i - 1]!;
    const isSame = before !== undefined && place - before < SAME_PLACE;
    rounded.set(place, isSame ? rounded.get(before)! : place);
  });
  return along?.map((place) => rounded.get(place)!);
}
