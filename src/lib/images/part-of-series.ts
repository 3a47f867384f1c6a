/** The part of a long series that is kept: a range, counted from 1, and every n-th image in it. */
export interface PartOfSeries {
  from: number;
  to: number;
  every: number;
}

/** Minimum number of images for which keeping only a part of a series is offered. */
export const LONG_SERIES = 12;

export const wholeSeries = (count: number): PartOfSeries => ({ from: 1, to: count, every: 1 });

/** The indexes, from 0, of the images that are kept; empty when the range is empty. */
export function placesOf(count: number, { from, to, every }: PartOfSeries): number[] {
  const places: number[] = [];
  const step = Math.max(1, Math.round(every));
  for (let place = Math.max(1, from); place <= Math.min(count, to); place += step) places.push(place - 1);
  return places;
}
