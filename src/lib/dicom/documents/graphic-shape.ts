import type { Point } from '#lib/imaging/measure.ts';
import type { ProposedMark } from '../attributes/proposed-marks.ts';
import { fitContour } from './fit-contour.ts';

/** What a graphic of a presentation state is as a mark (PS3.3 C.10.5.1.2). */

export type Shape = Pick<ProposedMark, 'kind' | 'points' | 'only'>;

/** Ends of a line that are this near are the same point (pixels). */
const SAME = 1;
/** An ellipse this far from the image's rows and columns has no box of theirs (pixels). */
const ALONG = 0.1;
/** Points of a curve between two of its own, and of a whole ellipse. */
const STEPS = 8;
const AROUND = 72;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function contour(points: readonly Point[]): Shape | undefined {
  const kept = fitContour(points);
  return kept && { kind: 'contour', points: kept };
}

/** The points of a line that closes, without the first again at the end; undefined where it is open. */
function closedOf(points: readonly Point[], isFilled: boolean): Point[] | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return undefined;
  if (apart(first, last) <= SAME && points.length > 3) return points.slice(0, -1);
  return isFilled ? [...points] : undefined;
}

/** A line of two points measures what it measures; one of more is a contour where it closes, and nothing of ours where not. */
function line(points: readonly Point[], isFilled: boolean): Shape | undefined {
  if (points.length === 2) return { kind: 'length', points: [...points] };
  const closed = closedOf(points, isFilled);
  return closed && contour(closed);
}

/** Whether an open line of three points is the head of an arrow: it turns at the end of a line, and its sides go back along it. */
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

/** A smooth closed line through points (Catmull and Rom): the standard leaves the curve to the program. */
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

/** The ends of both axes → the box of an ellipse along the image's rows and columns, the outline of another one. */
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

/** Its middle and a point of it: one of the picture, so it is round in the patient where pixels are square. */
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

/** A graphic as a mark; undefined where there is none like it. */
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
