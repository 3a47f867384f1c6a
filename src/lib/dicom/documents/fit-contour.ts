import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { CONTOUR_POINTS_MAX } from '../attributes/marks-limits.ts';

/** How far a fitted contour may be from what it stands for, in pixels; and a border that takes too many points for that. */
const TOLERANCE = 0.5 + 1e-9;
const COARSE = [0.75, 1];
/** Points of a contour that are looked at, at most. */
const PATH_MAX = 20_000;
/** A chord that is too far off may come near again a little later. */
const LOOK_AHEAD = 24;

interface PathPoint extends Point {
  /** Whether the fitted contour may pass through it. */
  isNode: boolean;
}

/**
 * A path whose corners are all within the tolerance of a chord between its ends is: on each of its edges the distance is
 * greatest at an end. The chord is as near to the path, which goes from one of its ends to the other.
 */
function isNear(path: readonly PathPoint[], from: number, to: number, tolerance: number): boolean {
  const at = (index: number) => path[index % path.length]!;
  const chord = [at(from), at(to)];
  for (let i = from + 1; i < to; i++) {
    if (distanceToLines(chord, at(i)) > tolerance) return false;
  }
  return true;
}

/** The longest chord from a node on, as the index of its other end; `end` is the first node again. */
function chordFrom(
  path: readonly PathPoint[],
  from: number,
  end: number,
  tolerance: number,
): number | undefined {
  let best: number | undefined;
  let misses = 0;
  for (let to = from + 1; to <= end && misses < LOOK_AHEAD; to++) {
    if (!path[to % path.length]!.isNode) continue;
    if (isNear(path, from, to, tolerance)) {
      best = to;
      misses = 0;
    } else misses += 1;
  }
  return best;
}

/** A closed path in few points, everywhere within a tolerance; undefined where that takes too many. */
function fitPath(path: readonly PathPoint[], tolerance = TOLERANCE): Point[] | undefined {
  const start = path.findIndex(({ isNode }) => isNode);
  if (path.length > PATH_MAX || start < 0) return undefined;
  const points: Point[] = [];
  for (let at = start; at < start + path.length; ) {
    const { x, y } = path[at % path.length]!;
    points.push({ x, y });
    const next =
      points.length > CONTOUR_POINTS_MAX ? undefined : chordFrom(path, at, start + path.length, tolerance);
    if (next === undefined) return undefined;
    at = next;
  }
  return points.length < 3 ? undefined : points;
}

/** A closed contour as it is, or in few points within half a pixel; undefined where that cannot be. */
export function fitContour(points: readonly Point[]): Point[] | undefined {
  if (points.length < 3) return undefined;
  if (points.length <= CONTOUR_POINTS_MAX) return [...points];
  return fitPath(points.map((point) => ({ ...point, isNode: true })));
}

/** Middles of the first, of the middle and of the last pixel edge of a straight run. */
function middlesOf(from: Point, to: Point): Point[] {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const steps = [...new Set([0.5, Math.floor(length / 2) + 0.5, length - 0.5])].filter((s) => s < length);
  return steps
    .toSorted((a, b) => a - b)
    .map((step) => ({
      x: from.x + ((to.x - from.x) * step) / length,
      y: from.y + ((to.y - from.y) * step) / length,
    }));
}

/** A border in few points. */
export interface FittedBorder {
  points: Point[];
  /** Whether it is farther off than half a pixel, up to one. */
  isCoarse: boolean;
}

/**
 * The same for a border along pixel edges, given by its corners. Through the corners of a slanting one no chord is within
 * half a pixel (a staircase of single pixels is 0.71 deep); through the middles of its edges they are. A border of which
 * even these are too many is fitted to the middles alone: each lies between a pixel inside and one outside, half a pixel
 * from either, and the corners are at most 0.36 away from the line through them. A ragged one of a large organ takes more.
 */
export function fitBorder(corners: readonly Point[]): FittedBorder | undefined {
  if (corners.length < 3 || corners.length > PATH_MAX / 4) return undefined;
  if (corners.length <= CONTOUR_POINTS_MAX) return { points: [...corners], isCoarse: false };
  const path = corners.flatMap((corner, i) => [
    { ...corner, isNode: false },
    ...middlesOf(corner, corners[(i + 1) % corners.length]!).map((middle) => ({ ...middle, isNode: true })),
  ]);
  const middles = path.filter(({ isNode }) => isNode);
  const fine = fitPath(path) ?? fitPath(middles);
  if (fine) return { points: fine, isCoarse: false };
  for (const tolerance of COARSE) {
    const points = fitPath(middles, tolerance);
    if (points) return { points, isCoarse: true };
  }
  return undefined;
}
