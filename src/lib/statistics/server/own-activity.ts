import type { Kysely } from 'kysely';
import { type DayClock, isParisClock } from '#lib/platform/day-clock.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Days } from '../period-rules.ts';
import { addTo, NO_PERSON_COUNTS } from './count-activity-queries.ts';
import { ownByDay, ownByDayAndHour } from './own-activity-queries.ts';
import { aroundDays, hourByClock } from './own-days.ts';
import type { PersonCounts } from './tables.ts';

type DayCounts = PersonCounts & { day: string };

/** A person's activity by day in their own time zone, oldest first. */
export async function activityByDay(
  db: Kysely<Database>,
  userId: string,
  days: Days,
  clock: DayClock,
): Promise<DayCounts[]> {
  if (isParisClock(clock)) return ownByDay(db, userId, days);
  const byDay = new Map<string, DayCounts>();
  for (const { day, hour: _, ...counts } of await hoursWithin(db, userId, days, clock)) {
    const row = byDay.get(day) ?? { ...NO_PERSON_COUNTS, day };
    addTo<PersonCounts>(row, counts);
    byDay.set(day, row);
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** A person's activity by hour in their own time zone. */
export async function activityByHour(
  db: Kysely<Database>,
  userId: string,
  days: Days,
  clock: DayClock,
): Promise<{ hour: number; count: number }[]> {
  const counts = new Map<number, number>();
  for (const { hour, opened, answered, attempts, reports } of await hoursWithin(db, userId, days, clock))
    counts.set(
      hour,
      (counts.get(hour) ?? 0) + Number(opened) + Number(answered) + Number(attempts) + Number(reports),
    );
  return [...counts].map(([hour, count]) => ({ hour, count }));
}

async function hoursWithin(db: Kysely<Database>, userId: string, days: Days, clock: DayClock) {
  const byClock = hourByClock(clock);
  const rows = await ownByDayAndHour(db, userId, aroundDays(days));
  return rows
    .map((row) => ({ ...row, ...byClock(row) }))
    .filter(({ day }) => days.from <= day && day <= days.to);
}
