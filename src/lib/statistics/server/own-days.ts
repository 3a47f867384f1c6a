import { dayAfter } from '#lib/platform/calendar.ts';
import {
  type DayClock,
  isParisClock,
  ownDay,
  ownHour,
  PARIS_CLOCK,
  startOfOwnDay,
} from '#lib/platform/day-clock.ts';
import type { Days } from '../period-rules.ts';

/** From the first instant of some days to the end of the last one, by a person's clock. */
export function spanOf({ from, to }: Days, clock: DayClock): { from: number; before: number } {
  return { from: startOfOwnDay(from, clock), before: startOfOwnDay(dayAfter(to, 1), clock) };
}

/** Days in Paris that hold these days of any clock: no clock is further than a day from it. */
export const aroundDays = ({ from, to }: Days): Days => ({ from: dayAfter(from, -2), to: dayAfter(to, 2) });

/**
 * The day and the hour of a person's clock for an hour of Paris, in which activity is counted. The hour that clocks of
 * Paris show twice a year counts as the first one.
 */
export function hourByClock(
  clock: DayClock,
): (row: { day: string; hour: number }) => { day: string; hour: number } {
  if (isParisClock(clock)) return ({ day, hour }) => ({ day, hour });
  const known = new Map<string, { day: string; hour: number }>();
  return ({ day, hour }) => {
    const key = `${day} ${hour}`;
    const found = known.get(key);
    if (found) return found;
    const at = startOfOwnDay(day, { ...PARIS_CLOCK, dayStart: hour });
    const own = { day: ownDay(at, clock), hour: ownHour(at, clock) };
    known.set(key, own);
    return own;
  };
}
