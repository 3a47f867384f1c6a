import type { ProposedMark } from '#lib/dicom/attributes/proposed-marks.ts';
import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { Point } from '#lib/imaging/measure.ts';

/** Maximum distance between two equal points (pixels): documents round their numbers. */
const SAME = 0.1 + 1e-6;

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) <= SAME;

const areSame = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every((point, at) => isSame(point, other[at]));

/** The bounding box of some points, as its upper left and lower right corners. */
function boxOf(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

/** Whether closed lines are equal: each passes through the points of the other, wherever either starts. */
function areSameOutlines(one: readonly Point[], other: readonly Point[]): boolean {
  if (one.length === 0 || other.length === 0 || !areSame(boxOf(one), boxOf(other))) return false;
  const isOn = (points: readonly Point[], line: readonly Point[]) => {
    const closed = [...line, line[0]!];
    return points.every((point) => distanceToLines(closed, point) <= SAME);
  };
  return isOn(one, other) && isOn(other, one);
}

/** Whether two points have the same text, or one of them has none. */
const mayShareText = ({ text: one = '' }: ProposedMark, { text: other = '' }: ProposedMark): boolean =>
  one.trim() === other.trim() || one.trim() === '' || other.trim() === '';

/** Whether two marks of one image are equal: same kind, same points. A line has no direction, but an arrow has one. */
export function isSameMark(one: ProposedMark, other: ProposedMark): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [one.points, other.points];
  if (one.kind === 'label') return areSame(a, b) && mayShareText(one, other);
  if (one.kind === 'length') return areSame(a, b) || areSame(a, b.toReversed());
  if (one.kind === 'ellipse') return areSame(boxOf(a), boxOf(b));
  return one.kind === 'contour' ? areSameOutlines(a, b) : areSame(a, b);
}

/** Whether a mark is the form that a report gives to an arrow: a point without text at its tip. */
export const isTipOf = (mark: ProposedMark, arrow: ProposedMark): boolean =>
  mark.kind === 'label' &&
  (mark.text ?? '') === '' &&
  arrow.kind === 'arrow' &&
  isSame(mark.points[0], arrow.points[1]);
