import type { Sampling } from './sampling.ts';
import type { Vector } from './vector.ts';

type Axis = 0 | 1 | 2;

/** The volume axes along the target's columns, rows, and normal. */
export interface Axes {
  column: 0 | 1;
  row: Axis;
  sheet: Axis;
}

const AXES: readonly Axis[] = [0, 1, 2];

const onlyAxis = (vector: Vector): Axis | undefined => {
  const along = AXES.filter((axis) => vector[axis] !== 0);
  return along.length === 1 ? along[0] : undefined;
};

/** The axes of a sampling; undefined if it is oblique, or its columns run through the slices. */
export function axesOf({ perColumn, perRow, perSheet }: Sampling): Axes | undefined {
  const [column, row] = [onlyAxis(perColumn), onlyAxis(perRow)];
  if (column === undefined || column === 2 || row === undefined || column === row) return undefined;
  const sheet = AXES.find((axis) => axis !== column && axis !== row)!;
  return perSheet[column] === 0 && perSheet[row] === 0 ? { column, row, sheet } : undefined;
}
