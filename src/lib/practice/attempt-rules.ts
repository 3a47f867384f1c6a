import { clamp } from '#lib/platform/numbers.ts';

/** FSRS ratings: Raté, Difficile, Correct, Facile. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** Confidence in a hypothesis, in percent. */
export const CONFIDENCES = [25, 50, 75, 95] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const HYPOTHESIS_MAX = 300;
/** Most entries of the differential diagnosis. */
export const DIFFERENTIAL_MAX = 3;
export const DIAGNOSIS_MAX = 120;

/** Interval between retries after a server error (ms). */
export const RETRY = 30_000;

/** Maximum attempts per call. */
export const ATTEMPTS_MAX = 50;

const DAY = 86_400_000;
/** Maximum age of an attempt when it is sent; the date of an older one is set to this limit. */
export const ATTEMPT_AGE_MAX = 30 * DAY;

/** Whether a grade counts as a success. */
export function isRight(grade: Grade): boolean {
  return grade > 1;
}

/** The time of an attempt, limited to a plausible range, because the device's clock may be wrong. */
export function attemptTime(at: number, now: number): number {
  return clamp(at, now - ATTEMPT_AGE_MAX, now);
}
