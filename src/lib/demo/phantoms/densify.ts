import type { PhantomSeries, PhantomSlice } from './types.ts';

function between(a: PhantomSlice, b: PhantomSlice, part: number): PhantomSlice {
  const pixels = Int16Array.from(a.pixels, (value, i) => Math.round(value + (b.pixels[i]! - value) * part));
  return { ...a, pixels };
}

/**
 * A series with `times` as many slices, as with overlapping reconstructions. Painting
 * is slow, so a long stack is interpolated from fewer painted slices.
 */
export function densify(series: PhantomSeries, times: number): PhantomSeries {
  const slices = series.slices.flatMap((slice, i) => {
    const next = series.slices[i + 1];
    if (!next) return [slice];
    return Array.from({ length: times }, (_, k) => (k === 0 ? slice : between(slice, next, k / times)));
  });
  return { ...series, slices, thicknessMm: series.thicknessMm / times, keySlice: series.keySlice * times };
}

/** Every n-th slice of a series, always including the cover slice. */
export function thin(series: PhantomSeries, every: number): PhantomSeries {
  const from = series.keySlice % every;
  return {
    ...series,
    slices: series.slices.filter((_, i) => i % every === from),
    thicknessMm: series.thicknessMm * every,
    keySlice: (series.keySlice - from) / every,
  };
}
