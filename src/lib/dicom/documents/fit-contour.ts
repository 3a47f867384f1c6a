import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { CONTOUR_POINTS_MAX } from '../attributes/marks-limits.ts';

/** Tolerances of a fitted contour in pixels: the normal one, then wider ones for borders with too many points. */
const TOLERANCE = 0.5 + 1e-9;
const COARSE = [0.75, 1];
/** Maximum number of contour points that are processed. */
const PATH_MAX = 20_000;
/** Number of further points to try after one that is out of tolerance, since a later chord may be within it again. */
const LOOK_AHEAD = 24;

interface PathPoint extends Point {
  /** Whether the fitted contour may have a vertex there. */
  isNode: boolean;
}

/**
 * Whether a path is within the tolerance of the chord between its ends. Checking its corners suffices: on an edge, the
 * distance is greatest at an end. Conversely, the chord is near the path, which connects the chord's ends.
 */
function isNear(path: readonly PathPoint[], from: number, to: number, tolerance: number): boolean {
  const at = (index: number) => path[index % path.length]!;
  const chord = [at(from), at(to)];
  for (let i = from + 1; i < to; i++) {
    if (distanceToLines(chord, at(i)) > tolerance) return false;
  }
  return true;
}

/** The longest valid chord from a node, as the index of its other end; `end` is the first node again. */
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

/** Simplifies a closed path within a tolerance; undefined when too many points would remain. */
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

/** A closed contour unchanged or simplified within half a pixel; undefined when neither is possible. */
export function fitContour(points: readonly Point[]): Point[] | undefined {
  if (points.length < 3) return undefined;
  if (points.length <= CONTOUR_POINTS_MAX) return [...points];
  return fitPath(points.map((point) => ({ ...point, isNode: true })));
}

/** Midpoints of the first, the middle and the last pixel edges of a straight run. */
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

/** A simplified border. */
export interface FittedBorder {
  points: Point[];
  /** Whether the tolerance of half a pixel was exceeded, up to one pixel. */
  isCoarse: boolean;
}

/**
 * The same for a border along pixel edges, given by its corners. For a slanting border no chord through corners is in
 * tolerance (a staircase of single pixels is 0.71 deep), but chords through the midpoints of its edges are. If even
 * these are too many, only the midpoints are fitted: each lies between a pixel inside and one outside, half a pixel
 * from either, and the corners are at most 0.36 off the line through them. Ragged borders of large organs need more.
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
