import type { LocatedFrame } from './located-frame.ts';

/** Groups frames by plane, tolerating small differences of direction cosines. */

/**
 * Directions (of rows, of columns) that differ by less are equal (0.9°): cosines are written with two to
 * six decimals, and vary in the last one. Stacks along two discs differ by several degrees.
 */
const NEAR = 0.015;
/** Beyond this difference (3°), frames are in different planes. */
const TURNED = 0.05;
/** Images in more planes than a localizer has, hardly two in the same plane, form a rotational series. */
const PLANES_MAX = 3;

export function orientationOf({ attributes }: LocatedFrame): readonly number[] | undefined {
  const orientation = attributes.ImageOrientationPatient;
  return Array.isArray(orientation) ? (orientation as number[]) : undefined;
}

/** The difference of two orientations: the larger of the distances between row directions and column directions. */
function apart(a: readonly number[], b: readonly number[]): number {
  const distance = (from: number) =>
    Math.hypot(a[from]! - b[from]!, a[from + 1]! - b[from + 1]!, a[from + 2]! - b[from + 2]!);
  return Math.max(distance(0), distance(3));
}

/** Groups orientations that are near each other, directly or through intermediate ones. */
function chains(orientations: readonly (readonly number[])[]): number[] {
  const groupOf = orientations.map(() => -1);
  let groups = 0;
  orientations.forEach((_, start) => {
    if (groupOf[start] !== -1) return;
    const open = [start];
    groupOf[start] = groups;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const from = orientations[at]!;
      orientations.forEach((each, i) => {
        if (groupOf[i] !== -1 || apart(each, from) > NEAR) return;
        groupOf[i] = groups;
        open.push(i);
      });
    }
    groups += 1;
  });
  return groupOf;
}

/** Groups of parallel frames; a single group for a rotational series, each image of which has its own plane. */
export function splitByPlane(group: LocatedFrame[]): LocatedFrame[][] {
  const distinct = new Map<string, readonly number[]>();
  for (const frame of group) {
    const orientation = orientationOf(frame);
    if (orientation) distinct.set(String(orientation), orientation);
  }
  const names = [...distinct.keys()];
  const numbers = chains([...distinct.values()]);
  const planeOf = new Map(names.map((name, i) => [name, numbers[i]]));
  const planes = [...Map.groupBy(group, (frame) => planeOf.get(String(orientationOf(frame)))).values()];
  return planes.length > PLANES_MAX && group.length < 2 * planes.length ? [group] : planes;
}

/** Whether frames are not parallel, so that positions along one of their normals do not order them. */
export function areTurned(group: readonly LocatedFrame[]): boolean {
  const first = group[0] && orientationOf(group[0]);
  return group.some((frame) => {
    const orientation = orientationOf(frame);
    return !first || !orientation ? first !== orientation : apart(first, orientation) > TURNED;
  });
}
