import type { Kysely } from 'kysely';
import { type DayClock, PARIS_CLOCK } from '#lib/platform/day-clock.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { RETENTION } from '../session-rules.ts';

/** A person's practice settings. */
export interface StoredSettings {
  retention: number;
  clock: DayClock;
}

/** A person's desired probability of knowing a case when it is due, and when their days begin. */
export async function readSettings(db: Kysely<Database>, userId: string): Promise<StoredSettings> {
  const found = await db
    .selectFrom('practice_setting')
    .select(['retention', 'time_zone', 'day_start'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    retention: found?.retention ?? RETENTION.usual,
    clock: found ? { timeZone: found.time_zone, dayStart: found.day_start } : PARIS_CLOCK,
  };
}

/** Saves a person's settings. */
export async function writeSettings(
  db: Kysely<Database>,
  userId: string,
  { retention, clock }: StoredSettings,
): Promise<void> {
  const columns = { retention, time_zone: clock.timeZone, day_start: clock.dayStart };
  await db
    .insertInto('practice_setting')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
