import type { Point } from '#lib/imaging/measure.ts';
import type { LeftMark } from '../attributes/left-marks.ts';
import { CONTOUR_POINTS_MAX } from '../attributes/marks-limits.ts';
import type { ProposedMark } from '../attributes/proposed-marks.ts';
import { fitContour } from './fit-contour.ts';

/** Spatial coordinates of a report (PS3.3 § C.18.6), with related data. */
export interface ReportShape {
  graphic: string;
  points: Point[];
  /** The Cornerstone or OHIF tool that drew it, in lower case; '' for others. */
  tool: string;
  /** Unit of the number measured with it, if any. */
  unit: string | undefined;
  /** For points: the text displayed beside them. */
  label: string;
}

export type ShapeMark = Omit<ProposedMark, 'image'>;
type Marks = ShapeMark[] | LeftMark;

/** Units of lengths (UCUM), including those of numbers without a unit. */
const LENGTHS = new Set(['mm', 'cm', 'm', 'um', '{pixels}', '{pixel}', 'px', '[px]', '1', 'no units', '']);
const ANGLES = new Set(['deg', 'rad', "'", "''"]);
/** Tools whose lines are closed without saying so (cornerstoneTools 4 gives rectangles four points). */
const CLOSED = new Set(['rectangleroi', 'freehandroi', 'freehand', 'circleroi']);
/** Maximum distance between equal points in pixels: coordinates have seven digits. */
const SAME = 0.005;
/** Maximum tilt, in pixels from end to end, of an axis that counts as parallel to rows or columns. */
const LEANING = 0.02;
/** Maximum distance of a polygon from the ellipse it replaces; the coarse one applies at the maximum of points. */
const ELLIPSE_FINE = 0.05;
const ELLIPSE_COARSE = 0.5;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Converts a shape to marks of a finding, or gives the reason why that is impossible. */
export function marksOf(shape: ReportShape): Marks {
  const { graphic, points, label } = shape;
  if (graphic === 'POINT' && shape.tool === 'arrowannotate' && points.length === 2) return arrowOf(points);
  if (graphic === 'POINT' || graphic === 'MULTIPOINT') {
    const meant = graphic === 'POINT' ? points.slice(0, 1) : points;
    return meant.length === 0
      ? 'shape'
      : meant.map((point) => ({ kind: 'label', points: [point], text: label }));
  }
  if (graphic === 'POLYLINE') return ofPolyline(shape);
  if (graphic === 'CIRCLE') return ofCircle(points);
  return graphic === 'ELLIPSE' ? ofEllipse(points) : 'shape';
}

/** Cornerstone puts the tip first, a finding's arrow has it last. */
const arrowOf = ([tip, tail]: readonly Point[]): ShapeMark[] => [{ kind: 'arrow', points: [tail!, tip!] }];

function ofPolyline({ points, tool, unit }: ReportShape): Marks {
  // Findings have no angles. Replacing one by two lengths would show two measurements that nobody made.
  if (/^(cobb)?angle$/.test(tool) || (unit !== undefined && ANGLES.has(unit))) return 'angle';
  if (points.length < 2) return 'shape';
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length === 2) {
    if (distance(first, last) < SAME) return 'shape';
    if (tool === 'arrowannotate') return arrowOf(points);
    // A line along a time or velocity axis is not a length; « directional » tools of ultrasound measure along one axis.
    const isLength = (unit === undefined || LENGTHS.has(unit)) && !tool.startsWith('ultrasound');
    return isLength ? [{ kind: 'length', points: [first, last] }] : 'line';
  }
  const isRepeated = distance(first, last) < SAME;
  if (!isRepeated && !CLOSED.has(tool)) return 'open-line';
  const corners = isRepeated ? points.slice(0, -1) : points;
  if (corners.length < 3) return 'shape';
  const contour = fitContour(corners);
  return contour ? [{ kind: 'contour', points: contour }] : 'too-complex';
}

/** Centre and a point of a circle in pixels, which is a circle in the patient only if pixels are square. */
function ofCircle([centre, edge, ...more]: readonly Point[]): Marks {
  const radius = centre && edge ? distance(centre, edge) : 0;
  if (!centre || radius < SAME || more.length > 0) return 'shape';
  return [{ ...boxOf(centre, radius, radius), only: { isSquare: true } }];
}

const boxOf = ({ x, y }: Point, across: number, down: number): ShapeMark => ({
  kind: 'ellipse',
  points: [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ],
});

/** Ends of the major axis, then of the minor axis. */
function ofEllipse(points: readonly Point[]): Marks {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length > 4) return 'shape';
  const centre = middle(a, b);
  if (distance(centre, middle(c, d)) > 1) return 'shape';
  const major = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 };
  const minor = { x: (d.x - c.x) / 2, y: (d.y - c.y) / 2 };
  if (Math.abs(major.x * minor.y - major.y * minor.x) < SAME) return 'shape';
  const isAlong = (one: Point, other: Point) =>
    Math.abs(one.y) * 2 <= LEANING && Math.abs(other.x) * 2 <= LEANING;
  if (isAlong(major, minor)) return [boxOf(centre, Math.abs(major.x), Math.abs(minor.y))];
  if (isAlong(minor, major)) return [boxOf(centre, Math.abs(minor.x), Math.abs(major.y))];
  return leaningEllipse(centre, major, minor);
}

/**
 * A polygon with points of the ellipse. With non-square pixels, the axes are not perpendicular in the image: they are
 * then conjugate diameters, and the points lie on the ellipse nevertheless.
 */
function leaningEllipse(centre: Point, major: Point, minor: Point): Marks {
  const size = Math.hypot(major.x, major.y) + Math.hypot(minor.x, minor.y);
  const error = (count: number) => size * (1 - Math.cos(Math.PI / count));
  let count = 32;
  while (count < CONTOUR_POINTS_MAX && error(count) > ELLIPSE_FINE) count += 8;
  if (error(count) > ELLIPSE_COARSE) return 'too-complex';
  const points = Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    return {
      x: centre.x + major.x * cos + minor.x * sin,
      y: centre.y + major.y * cos + minor.y * sin,
    };
  });
  return [{ kind: 'contour', points }];
}
