import type { Point, Spacing } from './measure.ts';
import { normalOf, orientationAt, type StackGeometry, type Vector } from './slice-geometry.ts';

/** A slice in the patient: its first pixel's centre, the steps between columns and rows (mm), and their numbers. */
export interface Slice {
  origin: readonly number[];
  column: Vector;
  row: Vector;
  width: number;
  height: number;
}

/** Minimum sine between planes (about twenty degrees): between nearly parallel planes, a line is meaningless. */
const CROSSING = 0.34;

/** The geometry of a slice; undefined when its file does not give it. */
export function sliceAt(
  geometry: StackGeometry,
  index: number,
  { width, height, spacing }: { width: number; height: number; spacing: Spacing | null },
): Slice | undefined {
  const origin = geometry.positions[index];
  const orientation = orientationAt(geometry, index);
  if (!orientation || !origin || !spacing) return undefined;
  const [rows, columns] = spacing;
  const part = (from: number, by: number): Vector => [
    orientation[from]! * by,
    orientation[from + 1]! * by,
    orientation[from + 2]! * by,
  ];
  return { origin, column: part(0, columns), row: part(3, rows), width, height };
}

const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};

/** The part of a segment, from 0 to 1, where a value that changes linearly from `from` to `to` is within bounds. */
function within(range: [number, number], from: number, to: number, least: number, most: number): void {
  const change = to - from;
  if (Math.abs(change) < 1e-9) {
    if (from < least || from > most) range[1] = -1;
    return;
  }
  const ends = [(least - from) / change, (most - from) / change].sort((a, b) => a - b);
  range[0] = Math.max(range[0], ends[0]!);
  range[1] = Math.min(range[1], ends[1]!);
}

/** The position of an image point in the patient. */
function placeOf({ origin, column, row }: Slice, { x, y }: Point): number[] {
  return origin.map((at, i) => at + (x - 0.5) * column[i]! + (y - 0.5) * row[i]!);
}

/** The projection of a position onto a slice, in its pixels. */
function pixelOf({ origin, column, row }: Slice, place: readonly number[]): Point {
  const away = place.map((at, i) => at - origin[i]!);
  return { x: dot(away, column) / dot(column, column) + 0.5, y: dot(away, row) / dot(row, row) + 0.5 };
}

/**
 * The intersection of another slice with a first one: its ends in the first one's pixels, limited to both images;
 * undefined if the planes are nearly parallel or do not meet within the images.
 */
export function referenceLine(on: Slice, other: Slice): [Point, Point] | undefined {
  const normal = (slice: Slice) => unit(normalOf([...unit(slice.column), ...unit(slice.row)]));
  const [own, across] = [normal(on), normal(other)];
  if (Math.abs(dot(own, across)) > Math.sqrt(1 - CROSSING ** 2)) return undefined;
  // a·x + b·y = c for the points of the first image that lie in the other image's plane.
  const [a, b] = [dot(across, on.column), dot(across, on.row)];
  const c = dot(across, other.origin) - dot(across, on.origin) + (a + b) / 2;
  const ends: [Point, Point] =
    Math.abs(b) > Math.abs(a)
      ? [
          { x: 0, y: c / b },
          { x: on.width, y: (c - a * on.width) / b },
        ]
      : [
          { x: c / a, y: 0 },
          { x: (c - b * on.height) / a, y: on.height },
        ];
  const range: [number, number] = [0, 1];
  within(range, ends[0].x, ends[1].x, 0, on.width);
  within(range, ends[0].y, ends[1].y, 0, on.height);
  const [from, to] = ends.map((end) => pixelOf(other, placeOf(on, end))) as [Point, Point];
  within(range, from.x, to.x, 0, other.width);
  within(range, from.y, to.y, 0, other.height);
  if (range[1] - range[0] <= 0) return undefined;
  return range.map((part) => ({
    x: ends[0].x + part * (ends[1].x - ends[0].x),
    y: ends[0].y + part * (ends[1].y - ends[0].y),
  })) as [Point, Point];
}
