/** Choices of cases: due, never practised, failed, a mix of these, any at random, or all in the order of their list. */
export const CHOICES = ['due', 'new', 'failed', 'mixed', 'random', 'listed'] as const;
export type Choice = (typeof CHOICES)[number];

/** Expected minutes for a case. */
export const MINUTES_A_CASE = 2;
export const MINUTES_MIN = 5;
export const MINUTES_MAX = 120;
/** Value of `minutes` for all cases of the list. */
export const WHOLE_LIST = 0;
/** Maximum number of cases in a session. */
export const CASES_MAX = 500;
const CASES_UNASKED = 10;

/** Desired probability of knowing a case when it is due. */
export const RETENTION = { usual: 0.9, min: 0.8, max: 0.97 };

/** Number of cases in a session: as requested, or as many as fit in the time. */
export function casesFor({
  minutes,
  count,
}: {
  minutes?: number | undefined;
  count?: number | undefined;
}): number {
  if (count !== undefined) return count;
  return minutes === undefined ? CASES_UNASKED : Math.floor(minutes / MINUTES_A_CASE);
}

/** Converts a position among all chosen cases to one among the remaining ones. */
export function positionAmong(
  chosen: readonly string[],
  left: ReadonlySet<string>,
  position: number,
): number {
  return chosen.slice(0, position).filter((id) => left.has(id)).length;
}

/** Converts a position among the remaining cases to one among all chosen ones. */
export function positionOf(chosen: readonly string[], left: ReadonlySet<string>, among: number): number {
  const at = chosen.flatMap((id, index) => (left.has(id) ? [index] : []))[among];
  return at ?? chosen.length;
}

/** Due cases first, then new ones: a third of the session if there are enough of both. */
export function mixed(due: readonly string[], fresh: readonly string[], count: number): string[] {
  const news = Math.min(fresh.length, Math.max(count - due.length, Math.floor(count / 3)));
  return [...due.slice(0, count - news), ...fresh.slice(0, news)];
}
