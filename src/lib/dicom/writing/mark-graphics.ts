import type { Point } from '#lib/imaging/measure.ts';
import type { OriginalImage, WrittenMark } from '../attributes/written-marks.ts';

/** The ends of both axes of the ellipse in a box given by two points; the axis longer in the patient comes first. */
export function ellipsePoints([a, b]: readonly Point[], { aspect }: Pick<OriginalImage, 'aspect'>): Point[] {
  if (!a || !b) return [];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const across = [
    { x: Math.min(a.x, b.x), y: middle.y },
    { x: Math.max(a.x, b.x), y: middle.y },
  ];
  const down = [
    { x: middle.x, y: Math.min(a.y, b.y) },
    { x: middle.x, y: Math.max(a.y, b.y) },
  ];
  return Math.abs(b.x - a.x) >= Math.abs(b.y - a.y) * aspect ? [...across, ...down] : [...down, ...across];
}

/** Size of an arrow head: fraction of the arrow's length, maximum in pixels, angle to the shaft (radians). */
const HEAD = { part: 0.3, most: 20, angle: Math.PI / 7 };

/** The head of an arrow: the tip between the ends of both sides. */
function headOf([tail, tip]: readonly Point[]): Point[] {
  if (!tail || !tip) return [];
  const [dx, dy] = [tail.x - tip.x, tail.y - tip.y];
  const length = Math.min(Math.hypot(dx, dy) * HEAD.part, HEAD.most);
  const side = (turn: number): Point => {
    const direction = Math.atan2(dy, dx) + turn;
    return { x: tip.x + Math.cos(direction) * length, y: tip.y + Math.sin(direction) * length };
  };
  return [side(HEAD.angle), tip, side(-HEAD.angle)];
}

export interface Graphic {
  type: 'POLYLINE' | 'ELLIPSE' | 'POINT';
  points: readonly Point[];
}

/** The graphics of a mark in a presentation state; none for a label with text. */
export function graphicsOf({ kind, points, image, text }: WrittenMark): Graphic[] {
  if (kind === 'label') return text ? [] : [{ type: 'POINT', points: points.slice(0, 1) }];
  if (kind === 'ellipse') return [{ type: 'ELLIPSE', points: ellipsePoints(points, image) }];
  if (kind === 'contour') return [{ type: 'POLYLINE', points: [...points, ...points.slice(0, 1)] }];
  const line: Graphic = { type: 'POLYLINE', points };
  return kind === 'arrow' ? [line, { type: 'POLYLINE', points: headOf(points) }] : [line];
}
