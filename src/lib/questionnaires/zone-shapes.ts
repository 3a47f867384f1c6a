import { clamp, roundTo } from '#lib/platform/numbers.ts';
import type { ZoneShape } from './tree.ts';

/** Zone shapes, in percent of their picture; each function returns a new shape that lies within the picture. */

export type Point = readonly [x: number, y: number];

/** Minimum size of a zone: a smaller one could not be clicked. */
export const SMALLEST = 1;
/** Maximum number of vertices of a shape drawn freehand. */
const FREE_HAND_MAX = 60;

const round = (value: number) => roundTo(value, 100);
const within = (point: Point): [number, number] => [
  round(clamp(point[0], 0, 100)),
  round(clamp(point[1], 0, 100)),
];

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The vertices of a shape; for a rectangle its corners, clockwise from the top left. */
export function verticesOf(shape: ZoneShape): Point[] {
  if (shape.type === 'polygon') return shape.points;
  const { x, y, width, height } = shape;
  return [
    [x, y],
    [round(x + width), y],
    [round(x + width), round(y + height)],
    [x, round(y + height)],
  ];
}

export function boundsOf(shape: ZoneShape): Bounds {
  const points = verticesOf(shape);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: round(Math.max(...xs) - x), height: round(Math.max(...ys) - y) };
}

/** The centre of a shape, where its name is written. */
export function middleOf(shape: ZoneShape): Point {
  const { x, y, width, height } = boundsOf(shape);
  return [round(x + width / 2), round(y + height / 2)];
}

/** The rectangle between two points, or null if it is too small to be intended. */
export function rectangleBetween(from: Point, to: Point): ZoneShape | null {
  const [a, b] = [within(from), within(to)];
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const [width, height] = [round(Math.abs(a[0] - b[0])), round(Math.abs(a[1] - b[1]))];
  return width < SMALLEST || height < SMALLEST ? null : { type: 'rect', x, y, width, height };
}

/** The polygon with these vertices, or null if its area is too small to be intended. */
export function polygonOf(points: readonly Point[]): ZoneShape | null {
  const placed = points.map(within);
  const isSame = (one: Point | undefined, other: Point) => one?.[0] === other[0] && one[1] === other[1];
  // Consecutive equal points, including the last and the first, count as one vertex.
  const distinct = placed.filter((point, at) => !isSame(at === 0 ? placed.at(-1) : placed[at - 1], point));
  if (distinct.length < 3) return null;
  const shape: ZoneShape = { type: 'polygon', points: distinct };
  const { width, height } = boundsOf(shape);
  return width < SMALLEST || height < SMALLEST ? null : shape;
}

/** The distance of a point from the line between two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : clamp(((x - ax) * dx + (y - ay) * dy) / length, 0, 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** A simplified line, without points closer to it than `tolerance` (Ramer–Douglas–Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceTo(points[at]!, points[from]!, points[to]!);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => kept.has(at));
}

/** The shape of a freehand drawing, with few enough vertices to be corrected one by one. */
export function freeHandShape(path: readonly Point[]): ZoneShape | null {
  let tolerance = 0.4;
  let points = simplified(path, tolerance);
  while (points.length > FREE_HAND_MAX) {
    tolerance *= 1.5;
    points = simplified(path, tolerance);
  }
  return polygonOf(points);
}

/** Moves a shape, at most to the edges of the picture. */
export function moveShape(shape: ZoneShape, dx: number, dy: number): ZoneShape {
  const { x, y, width, height } = boundsOf(shape);
  const by = [clamp(dx, -x, 100 - x - width), clamp(dy, -y, 100 - y - height)] as const;
  if (shape.type === 'rect') return { ...shape, x: round(shape.x + by[0]), y: round(shape.y + by[1]) };
  return { type: 'polygon', points: shape.points.map(([px, py]) => within([px + by[0], py + by[1]])) };
}

/** Resizes a shape from its top left corner; a polygon is scaled. */
export function resizeShape(shape: ZoneShape, dx: number, dy: number): ZoneShape {
  const { x, y, width, height } = boundsOf(shape);
  // If less than the minimum size is available, the shape takes all of it.
  const grown = (length: number, most: number) => clamp(length, Math.min(SMALLEST, most), most);
  const next = [grown(width + dx, 100 - x), grown(height + dy, 100 - y)] as const;
  if (shape.type === 'rect') return { ...shape, width: round(next[0]), height: round(next[1]) };
  // A shape stored by another program may have no width or height.
  const [sx, sy] = [width && next[0] / width, height && next[1] / height];
  return polygonOf(shape.points.map(([px, py]) => [x + (px - x) * sx, y + (py - y) * sy])) ?? shape;
}

/** Moves one vertex; in a rectangle the opposite corner stays. Returns the same shape if no area would be left. */
export function moveVertex(shape: ZoneShape, at: number, to: Point): ZoneShape {
  if (shape.type === 'rect') return rectangleBetween(verticesOf(shape)[(at + 2) % 4]!, to) ?? shape;
  return polygonOf(shape.points.with(at, within(to))) ?? shape;
}

/** Adds a vertex halfway between this one and the next. A rectangle becomes a polygon. */
export function insertVertex(shape: ZoneShape, after: number): ZoneShape {
  const points = verticesOf(shape);
  const [from, to] = [points[after]!, points[(after + 1) % points.length]!];
  const middle = within([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return { type: 'polygon', points: points.map(within).toSpliced(after + 1, 0, middle) };
}

/** Removes a vertex, if at least three that enclose an area are left. A rectangle becomes a triangle. */
export function removeVertex(shape: ZoneShape, at: number): ZoneShape {
  const points = verticesOf(shape).map(within);
  return polygonOf(points.toSpliced(at, 1)) ?? shape;
}
