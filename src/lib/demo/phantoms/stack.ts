import { roundTo } from '#lib/platform/numbers.ts';
import { type Acquisition, acquire } from './finish.ts';
import type { Plane } from './plane.ts';
import type { PhantomSeries, PhantomSlice } from './types.ts';

/** A series to extract from the painted channels. */
export interface SeriesPlan extends Omit<PhantomSeries, 'slices' | 'spacingMm' | 'thicknessMm' | 'keySlice'> {
  channel: number;
  acquisition: Acquisition;
}

/** Heights of the slices, evenly spread from `first` to `last`: axial stacks are read from the head down. */
export function heights(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? (first + last) / 2 : first + ((last - first) * i) / (count - 1),
  );
}

/**
 * Paints each level once and extracts every series from it. `key` is the level to show first (mm);
 * `seed` determines the acquisition noise.
 */
export function buildStack(
  levels: readonly number[],
  key: number,
  seed: number,
  paint: (z: number) => Plane,
  plans: readonly SeriesPlan[],
): PhantomSeries[] {
  const stacks: PhantomSlice[][] = plans.map(() => []);
  let spacing = 1;
  levels.forEach((z, index) => {
    const plane = paint(z);
    spacing = plane.spacing;
    plans.forEach((plan, p) => {
      stacks[p]!.push(acquire(plane, plan.channel, plan.acquisition, seed * 4099 + index * 31 + p));
    });
  });
  const thicknessMm = levels.length > 1 ? Math.abs(levels[1]! - levels[0]!) : 5;
  let keySlice = 0;
  levels.forEach((z, i) => {
    if (Math.abs(z - key) < Math.abs(levels[keySlice]! - key)) keySlice = i;
  });
  return plans.map(({ channel: _channel, acquisition: _acquisition, ...series }, p) => ({
    ...series,
    spacingMm: [round(spacing), round(spacing)],
    thicknessMm: round(thicknessMm),
    keySlice,
    slices: stacks[p]!,
  }));
}

function round(value: number): number {
  return roundTo(value, 1000);
}
