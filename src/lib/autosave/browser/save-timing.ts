/** Pause in typing before a save (ms): a sentence is sent once, not letter by letter. */
export const PAUSE = 800;
/** Longest delay of a save (ms) while changes keep coming, for example when hundreds of images arrive. */
export const LONGEST = 5_000;
/** Delays before consecutive retries of a failed save (ms); the last one repeats. */
const RETRIES = [2_000, 5_000, 10_000, 30_000];
/** Temporary failures, by status: no answer, too busy, unavailable, no room. */
const PASSING = new Set([0, 429, 502, 503, 504, 507]);

/** The delay before the next try. @param failures number of consecutive failed saves so far */
export function retryDelay(failures: number): number {
  return RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0;
}

/** Whether a save that failed with this status may succeed later without a change. */
export function isTransientStatus(status: number): boolean {
  return PASSING.has(status);
}
