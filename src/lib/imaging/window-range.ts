import type { Window } from './windowing.ts';

/** Windows for images whose values have no unit, derived from the image's own values. */
export const RANGES = ['narrow', 'wide', 'automatic'] as const;
export type RangeName = (typeof RANGES)[number];

/** Their widths, as multiples of the image's initial window. */
const FACTORS = { narrow: 0.5, wide: 2 } as const;

/** A window half or twice as wide as the image's initial one, with the same centre. */
export function rangeOf(own: Window, name: keyof typeof FACTORS): Window {
  return { ...own, width: own.width * FACTORS[name] };
}

/** Fractions of the values that may become black and white: noise in the air, and the brightest vessels. */
const DARKEST = 0.02;
const BRIGHTEST = 0.005;
const BINS = 4096;

/** Counts of values, from minimum to maximum. */
function histogramOf(
  values: Iterable<number>,
): { counts: Uint32Array; least: number; step: number } | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (!(most > least)) return undefined;
  const step = (most - least) / BINS;
  const counts = new Uint32Array(BINS + 1);
  for (const value of values) counts[Math.floor((value - least) / step)]! += 1;
  return { counts, least, step };
}

/**
 * A window fitted to an image: from its darkest to its brightest values, without a few at either end. The minimum
 * itself is ignored, since it is outside the body, or padding. Undefined when all values are equal.
 */
export function automaticWindow(values: Iterable<number>): Window | undefined {
  const histogram = histogramOf(values);
  if (!histogram) return undefined;
  const { counts, least, step } = histogram;
  const total = counts.reduce((sum, count) => sum + count, 0) - counts[0]!;
  const place = (part: number) => {
    let [bin, seen] = [0, 0];
    while (bin < BINS && seen < part * total) {
      bin += 1;
      seen += counts[bin]!;
    }
    return least + bin * step;
  };
  const [low, high] = [place(DARKEST), place(1 - BRIGHTEST)];
  const width = Math.max(1, Math.round(high - low));
  return { centre: Math.round((low + high) / 2), width };
}
