import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** How many attempts are allowed in a window, and when delays begin. Times are milliseconds. */
export interface Limit {
  /** Attempts allowed until the window ends; infinite for a limit that only slows attempts down. */
  points: number;
  window: number;
  /** After this many attempts the next one has to wait 1 s, then 2 s, 4 s, … */
  freePoints: number;
  /** Maximum of that delay. */
  maxDelay: number;
}

/** One row of `throttle`, with its limit. */
export interface Counter {
  key: string;
  limit: Limit;
}

interface Count {
  points: number;
  resets_at: number;
  next_at: number;
}

/**
 * How long a counter makes a person wait (ms, 0 for not at all). A stored time that is too far ahead means that the
 * clock was set back since: nobody may have to wait longer than the limit's own window or delay.
 */
function waitOf({ points, resets_at, next_at }: Count, { limit }: Counter, now: number): number {
  const left = resets_at - now;
  if (left <= 0 || left > limit.window) return 0;
  if (points >= limit.points) return left;
  const delay = next_at - now;
  return delay <= limit.maxDelay ? Math.max(0, delay) : 0;
}

/** The longest wait required by any of the counters (ms). Reads only. */
export async function longestWait(
  db: Kysely<Database>,
  counters: readonly Counter[],
  now: number,
): Promise<number> {
  const keys = counters.map(({ key }) => key);
  const rows = await db
    .selectFrom('throttle')
    .select(['key', 'points', 'resets_at', 'next_at'])
    .where('key', 'in', keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const waits = counters.map((counter) => {
    const row = byKey.get(counter.key);
    return row ? waitOf(row, counter, now) : 0;
  });
  return Math.max(0, ...waits);
}

/**
 * Counts one attempt in one statement, so that simultaneous attempts cannot exceed the limit together. The conditions
 * those of `waitOf`.
 * @returns how many there were with it; undefined when it was not let through, and counts for nothing
 */
export async function takeOne(
  trx: Transaction<Database>,
  { key, limit }: Counter,
  now: number,
): Promise<number | undefined> {
  // The cast is needed: PostgreSQL would take a bare parameter in such a sum for a 32-bit integer.
  const instant = sql<number>`cast(${now} as bigint)`;
  const over = sql<boolean>`(throttle.resets_at <= ${instant} or throttle.resets_at > ${instant} + ${sql.lit(limit.window)})`;
  const doublings = sql<number>`throttle.points + 1 - ${sql.lit(limit.freePoints)}`;
  const longest = Math.ceil(Math.log2(limit.maxDelay / 1000));
  // While attempts are free the delay is exactly 0: a wait of a moment would depend on each process's clock.
  const next = sql<number>`case when ${over} or ${doublings} < 0 then 0
    when ${doublings} >= ${sql.lit(longest)} then ${instant} + ${sql.lit(limit.maxDelay)}
    else ${instant} + 1000 * (1 << cast(${doublings} as integer)) end`;
  const taken = await trx
    .insertInto('throttle')
    .values({ key, points: 1, resets_at: now + limit.window, next_at: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql<number>`case when ${over} then 1 else throttle.points + 1 end`,
          next_at: next,
          resets_at: sql<number>`case when ${over} then excluded.resets_at else throttle.resets_at end`,
        })
        .where(({ eb, ref, and, or }) => {
          const waited = or([
            eb(ref('throttle.next_at'), '<=', now),
            eb(ref('throttle.next_at'), '>', now + limit.maxDelay),
          ]);
          const fewEnough = eb(ref('throttle.points'), '<', limit.points);
          return or([over, Number.isFinite(limit.points) ? and([waited, fewEnough]) : waited]);
        }),
    )
    .returning('points')
    .executeTakeFirst();
  return taken?.points;
}

/** Takes one attempt off each of the counters, and ends their delays. */
export async function giveBack(db: Kysely<Database>, counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  await db
    .updateTable('throttle')
    .set((eb) => ({ points: eb('points', '-', 1), next_at: 0 }))
    .where('key', 'in', keys)
    .where('points', '>', 0)
    .execute();
}

/**
 * Removes the counters whose window has ended, or ends later than a window begun now would (the clock was set
 * back).
 */
export async function sweepAttempts(db: Kysely<Database>, now: number, longestWindow: number): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where(({ eb, or }) => or([eb('resets_at', '<=', now), eb('resets_at', '>', now + longestWindow)]))
    .execute();
}
