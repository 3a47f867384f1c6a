import { clamp } from '#lib/domain/numbers.ts';

/** How well one knew a case, FSRS's ratings: Raté, Difficile, Correct, Facile. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** How sure one is of a hypothesis, in percent. */
export const CONFIDENCES = [25, 50, 75, 95] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const HYPOTHESIS_MAX = 300;
/** Other diagnoses that one thought of. */
export const DIFFERENTIAL_MAX = 3;
export const DIAGNOSIS_MAX = 120;

/** Attempts that one call sends. */
export const ATTEMPTS_MAX = 50;

const DAY = 86_400_000;
/** How long a device may keep an attempt before it is sent: what is older is taken to be as old as that. */
export const ATTEMPT_AGE_MAX = 30 * DAY;

/** Whether a case was known. */
export function isRight(grade: Grade): boolean {
  return grade > 1;
}

/** When an attempt was made, by a device whose clock may be wrong: neither tomorrow nor months ago. */
export function attemptTime(at: number, now: number): number {
  return clamp(at, now - ATTEMPT_AGE_MAX, now);
}
