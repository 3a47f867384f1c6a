/** What a practice session is made of: what is due, never practised, failed; some of each; or whatever there is. */
export const CHOICES = ['due', 'new', 'failed', 'mixed', 'random'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a case takes. */
export const MINUTES_A_CASE = 2;
export const MINUTES_MIN = 5;
export const MINUTES_MAX = 120;
/** In place of minutes: every case of the list that is asked for. */
export const WHOLE_LIST = 0;
export const CASES_MAX = 100;
const CASES_UNASKED = 10;

/** How likely one wants to know a case when it comes back. */
export const RETENTION = { usual: 0.9, min: 0.8, max: 0.97 };

/** How many cases to work through: as many as are asked for, or as there are minutes for. */
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

/** Where one is among the cases that are left, when some of those that were chosen are gone. */
export function positionAmong(
  chosen: readonly string[],
  left: ReadonlySet<string>,
  position: number,
): number {
  return chosen.slice(0, position).filter((id) => left.has(id)).length;
}

/** The place among all that were chosen of the one that stands there among those that are left. */
export function positionOf(chosen: readonly string[], left: ReadonlySet<string>, among: number): number {
  const at = chosen.flatMap((id, index) => (left.has(id) ? [index] : []))[among];
  return at ?? chosen.length;
}

/** Cases that are due, first, then new ones: a third of the session where there are enough of both. */
export function mixed(due: readonly string[], fresh: readonly string[], count: number): string[] {
  const news = Math.min(fresh.length, Math.max(count - due.length, Math.floor(count / 3)));
  return [...due.slice(0, count - news), ...fresh.slice(0, news)];
}
