/** Quiet before a save (ms): a sentence is sent once, not letter by letter. */
export const PAUSE = 800;
/** Changes that keep coming, as when hundreds of images arrive, are saved no later than this (ms). */
export const LONGEST = 5_000;
/** Pauses before one save after another that failed is tried again (ms); the last one stays. */
const RETRIES = [2_000, 5_000, 10_000, 30_000];
/** Statuses that mend themselves: no answer, too busy, unavailable, no room. */
const PASSING = new Set([0, 429, 502, 503, 504, 507]);

/** The delay before the next try. @param failures how many saves in a row have failed before */
export function retryDelay(failures: number): number {
  return RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0;
}

/** Whether a save that failed with this status may succeed later, unchanged. */
export function isPassing(status: number): boolean {
  return PASSING.has(status);
}
