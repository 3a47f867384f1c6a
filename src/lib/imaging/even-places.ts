/** Tests whether slices are evenly spaced, although their positions were rounded in the file. */

/** The line fitted to positions: the position at index 0, and the distance from one index to the next. */
export interface FittedPlaces {
  start: number;
  step: number;
  /** Whether no position is missing, repeated, or further from the line than rounding explains. */
  isEven: boolean;
}

/** Positions are often rounded to tenths of a millimetre: each may be off by half of that, plus a little in the fit. */
const ROUNDING = 0.06;
/** Additional tolerance as a fraction of the step: gantries and reconstructions are not exact. */
const PART = 0.05;
/** Minimum deviation of a gap, as a fraction of the step, that means a missing or repeated slice, however thin. */
const GAP = 0.5;

/**
 * Fits a line to the positions along a stack, in order (least squares, then centred between the extremes).
 * @param spread factor by which rounding errors of three coordinates add up along the stack's direction: the sum of the
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
