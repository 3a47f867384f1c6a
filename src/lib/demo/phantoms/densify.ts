import type { PhantomSeries, PhantomSlice } from './types.ts';

function between(a: PhantomSlice, b: PhantomSlice): PhantomSlice {
  const pixels = Int16Array.from(a.pixels, (value, i) => Math.round((value + b.pixels[i]!) / 2));
  return { ...a, pixels };
}

/**
 * A series reconstructed every half slice, as overlapping reconstructions are: `n` slices become `2n − 1`.
 * Painting is what takes time; this makes a long stack out of half as many paintings.
 */
export function densify(series: PhantomSeries): PhantomSeries {
  const slices = series.slices.flatMap((slice, i) =>
    i === 0 ? [slice] : [between(series.slices[i - 1]!, slice), slice],
  );
  return { ...series, slices, thicknessMm: series.thicknessMm / 2, keySlice: series.keySlice * 2 };
}

/** Every n-th slice of a series, the one that stands for it kept. */
export function thin(series: PhantomSeries, every: number): PhantomSeries {
  const from = series.keySlice % every;
  return {
    ...series,
    slices: series.slices.filter((_, i) => i % every === from),
    thicknessMm: series.thicknessMm * every,
    keySlice: (series.keySlice - from) / every,
  };
}
