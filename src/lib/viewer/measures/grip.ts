import type { AnchoredMeasure, Point } from '#lib/imaging/measure.ts';
import { apply, type Matrix } from '../view.ts';
import { MEASURE_TOOLS } from './tools.ts';

/** The part of a measurement under the pointer. */
export interface Grip {
  measure: AnchoredMeasure;
  /** Index of the handle; null for the whole measurement. */
  handle: number | null;
}

/** The distances within which a measurement can be grabbed (CSS pixels). */
export interface Reach {
  handle: number;
  line: number;
}

/** The nearest handle within reach, else the nearest line. */
export function gripAt(
  measures: readonly AnchoredMeasure[],
  matrix: Matrix,
  at: Point,
  reach: Reach,
): Grip | undefined {
  return handleAt(measures, matrix, at, reach.handle) ?? lineAt(measures, matrix, at, reach.line);
}

function handleAt(
  measures: readonly AnchoredMeasure[],
  matrix: Matrix,
  at: Point,
  reach: number,
): Grip | undefined {
  let [best, least]: [Grip | undefined, number] = [undefined, reach];
  for (const measure of measures) {
    MEASURE_TOOLS[measure.kind].handles(measure.points).forEach((point, handle) => {
      const { x, y } = apply(matrix, point);
      const distance = Math.hypot(x - at.x, y - at.y);
      if (distance <= least) [best, least] = [{ measure, handle }, distance];
    });
  }
  return best;
}

function lineAt(
  measures: readonly AnchoredMeasure[],
  matrix: Matrix,
  at: Point,
  reach: number,
): Grip | undefined {
  let [best, least]: [Grip | undefined, number] = [undefined, reach];
  for (const measure of measures) {
    const points = measure.points.map((point) => apply(matrix, point));
    const distance = MEASURE_TOOLS[measure.kind].distance(points, at);
    if (distance <= least) [best, least] = [{ measure, handle: null }, distance];
  }
  return best;
}
