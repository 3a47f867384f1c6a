import { clamp } from '#lib/platform/numbers.ts';

/** Ratings run from 0 to 10 by 0.5; five stars stand for 10 points (specification §5, §9). */
export const RATING_MIN = 0;
export const RATING_MAX = 10;
export const RATING_STEP = 0.5;

/** Whether a number is a valid rating. */
export function isRating(value: number): boolean {
  return value >= RATING_MIN && value <= RATING_MAX && Number.isInteger(value / RATING_STEP);
}

/** The number of half stars, out of five stars, for an average out of 10. */
export function halfStarsOf(average: number): number {
  return Math.round(clamp(average, RATING_MIN, RATING_MAX));
}

/** The average out of 10 for a sum of ratings; 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

/** « Mieux notés » starts every item with this many imaginary ratings of this many half points each. */
const PRIOR_COUNT = 5;
const PRIOR_HALF_POINTS = 12;

/**
 * Sort key of « mieux notés », a whole number: an average weighted towards 6/10 while ratings are few, so that
 * one 10/10 does not beat forty of 9/10. Unrated items get 0 and come last.
 * @param halfPoints sum of the ratings in half points
 */
export function ratingRank(halfPoints: number, count: number): number {
  if (count === 0) return 0;
  return Math.round((1000 * (PRIOR_COUNT * PRIOR_HALF_POINTS + halfPoints)) / (PRIOR_COUNT + count));
}
