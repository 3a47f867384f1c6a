/** Whether slices lie evenly apart, although their positions were rounded when the file was written. */

/** The line that places follow: the place of index 0, and the distance from one index to the next. */
export interface FittedPlaces {
  start: number;
  step: number;
  /** No place is missing, doubled, or off the line by more than rounding explains. */
  isEven: boolean;
}

/** Positions are often rounded to tenths of a millimetre: each is then off by half of that, and a little in the fit. */
const ROUNDING = 0.06;
/** Further tolerance, as a fraction of the step: gantries and reconstructions are not exact. */
const PART = 0.05;
/** A gap this much longer or shorter than the step (as a part of it) is a missing or a doubled slice, however thin. */
const GAP = 0.5;

/**
 * Fits a line to places along a stack, in their order (least squares, then centred between the extremes).
 * @param spread how much of the rounding of three coordinates adds up along the stack's direction: the sum of the
 * absolute values of its cosines
 */
export function fitPlaces(places: readonly number[], spread = 1): FittedPlaces | undefined {
  const count = places.length;
  if (count < 2) return undefined;
  const middle = (count - 1) / 2;
  const mean = places.reduce((sum, place) => sum + place, 0) / count;
  let along = 0;
  let squares = 0;
  places.forEach((place, i) => {
    along += (i - middle) * (place - mean);
    squares += (i - middle) ** 2;
  });
  const step = along / squares;
  const offsets = places.map((place, i) => place - step * i);
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  const size = Math.abs(step);
  const allowed = Math.max(ROUNDING * spread, PART * size);
  const gapAllowed = Math.min(GAP * size, Math.max(2 * ROUNDING * spread, PART * size));
  const gapsFit = places.slice(1).every((place, i) => Math.abs(place - places[i]! - step) <= gapAllowed);
  return {
    start: (least + most) / 2,
    step,
    isEven: size > 0 && gapsFit && (most - least) / 2 <= allowed,
  };
}
