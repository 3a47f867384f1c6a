import type { Point } from '#lib/imaging/measure.ts';

/** Label values of an image: 0 is background; equal values that touch at a side or corner belong together. */
export interface Labels {
  rows: number;
  columns: number;
  values: ArrayLike<number>;
}

/** Maximum number of corners in one border: a border with more is noise. */
const CORNERS_MAX = 20_000;

/** Directions: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** For each direction at a corner, the pixels ahead on its left and on its right. */
const AHEAD = [
  { left: [0, -1], right: [0, 0] },
  { left: [0, 0], right: [-1, 0] },
  { left: [-1, 0], right: [-1, -1] },
  { left: [-1, -1], right: [0, -1] },
] as const;

/**
 * The corners of a component's outer border, along pixel edges: it encloses the component's pixels and holes.
 * Undefined when there are too many.
 * @param start index of the component's first pixel, row by row
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
      // The left pixel is tested first, since pixels that touch at a corner belong together.
      if (isIn(x + left[0], y + left[1])) turn = 3;
      else if (!isIn(x + right[0], y + right[1])) turn = 1;
    }
    direction = (direction + turn) % 4;
  } while (x !== origin.x || y !== origin.y || direction !== 0);
  return corners;
}

/** The area inside a closed contour. */
export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
