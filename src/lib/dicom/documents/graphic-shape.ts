import type { Point } from '#lib/imaging/measure.ts';
import type { ProposedMark } from '../attributes/proposed-marks.ts';
import { fitContour } from './fit-contour.ts';

/** A graphic of a presentation state as a mark (PS3.3 C.10.5.1.2). */

export type Shape = Pick<ProposedMark, 'kind' | 'points' | 'only'>;

/** Maximum distance (pixels) between the ends of a closed line. */
const SAME = 1;
/** Maximum tilt (pixels) of an ellipse that may be described by a box along rows and columns. */
const ALONG = 0.1;
/** Number of points between two points of a curve, and in a whole ellipse. */
const STEPS = 8;
const AROUND = 72;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function contour(points: readonly Point[]): Shape | undefined {
  const kept = fitContour(points);
  return kept && { kind: 'contour', points: kept };
}

/** The points of a closed line without the repeated last point; undefined when it is open. */
function closedOf(points: readonly Point[], isFilled: boolean): Point[] | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return undefined;
  if (apart(first, last) <= SAME && points.length > 3) return points.slice(0, -1);
  return isFilled ? [...points] : undefined;
}

/** A line of two points is a length; a longer one is a contour if closed, otherwise it has no equivalent. */
function line(points: readonly Point[], isFilled: boolean): Shape | undefined {
  if (points.length === 2) return { kind: 'length', points: [...points] };
  const closed = closedOf(points, isFilled);
  return closed && contour(closed);
}

/** Whether an open line of three points is an arrow head: its corner is at a line's end, its sides point backwards. */
export function isHeadOf(
  [tail, tip, ...more]: readonly Point[],
  head: readonly Point[] | undefined,
): boolean {
  const [one, turn, other] = head ?? [];
  if (!tail || !tip || more.length > 0 || !one || !turn || !other || head?.length !== 3) return false;
  const isBack = (side: Point) =>
    (side.x - tip.x) * (tail.x - tip.x) + (side.y - tip.y) * (tail.y - tip.y) > 0;
  return apart(turn, tip) <= SAME && apart(one, other) > SAME / 10 && isBack(one) && isBack(other);
}

/** A smooth closed curve through points (Catmull-Rom): the standard leaves its form to the implementation. */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  return points.flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS;
      const between = (axis: 'x' | 'y') =>
        b[axis] +
        0.5 * t * (c[axis] - a[axis]) +
        0.5 * t ** 2 * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) +
        0.5 * t ** 3 * (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]);
      return { x: between('x'), y: between('y') };
    });
  });
}

/** The ends of both axes → the box of an ellipse along rows and columns, or the outline of a tilted ellipse. */
function ellipse([a, b, c, d]: readonly Point[]): Shape | undefined {
  if (!a || !b || !c || !d) return undefined;
  const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [first, second] = [
    { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 },
    { x: (d.x - c.x) / 2, y: (d.y - c.y) / 2 },
  ];
  const isAlong = ({ x, y }: Point) => Math.min(Math.abs(x), Math.abs(y)) <= ALONG;
  if (isAlong(first) && isAlong(second)) {
    const rx = Math.max(Math.abs(first.x), Math.abs(second.x));
    const ry = Math.max(Math.abs(first.y), Math.abs(second.y));
    return {
      kind: 'ellipse',
      points: [
        { x: centre.x - rx, y: centre.y - ry },
        { x: centre.x + rx, y: centre.y + ry },
      ],
    };
  }
  const around = Array.from({ length: AROUND }, (_, i): Point => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / AROUND), Math.sin((2 * Math.PI * i) / AROUND)];
    return {
      x: centre.x + cos * first.x + sin * second.x,
      y: centre.y + cos * first.y + sin * second.y,
    };
  });
  return contour(around);
}

/** Defined by its centre and a point on it. A circle in pixels is a circle in the patient only if pixels are square. */
function circle([centre, edge]: readonly Point[]): Shape | undefined {
  if (!centre || !edge) return undefined;
  const r = apart(centre, edge);
  return {
    kind: 'ellipse',
    points: [
      { x: centre.x - r, y: centre.y - r },
      { x: centre.x + r, y: centre.y + r },
    ],
    only: { isSquare: true },
  };
}

/** Converts a graphic to a mark; undefined if there is no equivalent. */
export function shapeOf(type: string, points: readonly Point[], isFilled: boolean): Shape | undefined {
  if (type === 'POINT') return points[0] && { kind: 'label', points: [points[0]] };
  if (type === 'CIRCLE') return circle(points);
  if (type === 'ELLIPSE') return ellipse(points);
  if (type === 'POLYLINE') return line(points, isFilled);
  if (type !== 'INTERPOLATED') return undefined;
  if (points.length === 2) return line(points, false);
  const closed = closedOf(points, isFilled);
  return closed && contour(smooth(closed));
}
