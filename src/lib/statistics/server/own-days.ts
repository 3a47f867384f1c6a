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

/** The time range of some days, by a person's day settings. */
export function spanOf({ from, to }: Days, clock: DayClock): { from: number; before: number } {
  return { from: startOfOwnDay(from, clock), before: startOfOwnDay(dayAfter(to, 1), clock) };
}

/** A range of days in Paris that contains these days of any time zone, with one day of margin. */
export const aroundDays = ({ from, to }: Days): Days => ({ from: dayAfter(from, -2), to: dayAfter(to, 2) });

/**
 * The day and the hour in a person's time zone for an hour in Paris, by which activity is counted. When clocks in Paris
 * show an hour twice (once a year), it counts as the first one.
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
