/** The images of a long series that are kept: a range, counted from 1, and one in this many images of it. */
export interface PartOfSeries {
  from: number;
  to: number;
  every: number;
}

/** Number of images from which on keeping only a part of a series is offered. */
export const LONG_SERIES = 12;

export const wholeSeries = (count: number): PartOfSeries => ({ from: 1, to: count, every: 1 });

/** The places, from 0, of the images that are kept; none where the first comes after the last. */
export function placesOf(count: number, { from, to, every }: PartOfSeries): number[] {
  const places: number[] = [];
  const step = Math.max(1, Math.round(every));
  for (let place = Math.max(1, from); place <= Math.min(count, to); place += step) places.push(place - 1);
  return places;
}
