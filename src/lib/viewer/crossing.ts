import type { Point } from '#lib/imaging/measure.ts';
import { referenceLine, type Slice, sliceAt } from '#lib/imaging/reference-line.ts';
import { shareSpace } from '#lib/imaging/slice-geometry.ts';
import { factsAt, type Stack } from './stack.ts';

/** An image of a stack, as shown in a panel. */
export interface ShownSlice {
  stack: Stack | undefined;
  index: number;
}

const placed = ({ stack, index }: ShownSlice): Slice | undefined =>
  stack && sliceAt(stack.geometry, index, factsAt(stack, index).shape);

/** The intersection with another slice, in image pixels, if the files give both positions in one frame of reference. */
export function crossingLine(on: ShownSlice, other: ShownSlice): [Point, Point] | undefined {
  if (!on.stack || !other.stack || !shareSpace(on.stack.geometry, other.stack.geometry)) return undefined;
  const [here, there] = [placed(on), placed(other)];
  return here && there && referenceLine(here, there);
}
