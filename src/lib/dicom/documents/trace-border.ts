import type { Point } from '#lib/imaging/measure.ts';

/** Values of an image: 0 is background, equal ones that touch by a side or a corner belong together. */
export interface Labels {
  rows: number;
  columns: number;
  values: ArrayLike<number>;
}

/** Corners of one border, at most: what has more is noise. */
const CORNERS_MAX = 20_000;

/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** From a corner, the pixels ahead on the left and on the right of each direction. */
const AHEAD = [
  { left: [0, -1], right: [0, 0] },
  { left: [0, 0], right: [-1, 0] },
  { left: [-1, 0], right: [-1, -1] },
  { left: [-1, -1], right: [0, -1] },
] as const;

/**
 * The corners of a component's outer border, which runs along pixel edges: the area inside is that of its pixels and holes.
 * Undefined where it has too many.
 * @param start its first pixel, row by row
 */
export function traceBorder({ rows, columns, values }: Labels, start: number): Point[] | undefined {
  const value = values[start]!;
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && values[y * columns + x] === value;
  const origin = { x: start % columns, y: Math.floor(start / columns) };
  const corners: Point[] = [];
  let { x, y } = origin;
  let direction = 0;
  do {
    corners.push({ x, y });
    if (corners.length > CORNERS_MAX) return undefined;
    let turn = 0;
    while (turn === 0) {
      x += STEPS[direction]![0];
      y += STEPS[direction]![1];
      const { left, right } = AHEAD[direction]!;
      // The left one first: pixels that touch by a corner belong together.
      if (isIn(x + left[0], y + left[1])) turn = 3;
      else if (!isIn(x + right[0], y + right[1])) turn = 1;
    }
    direction = (direction + turn) % 4;
  } while (x !== origin.x || y !== origin.y || direction !== 0);
  return corners;
}

/** The area inside of a closed contour. */
export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
