import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import type { Context } from './context.ts';

/** How many attempts are let through in a window, and when waiting begins. */
export interface Limit {
  points: number;
  /** Milliseconds. */
  window: number;
  /** From this attempt on, the next one has to wait 1 s, then 2 s, 4 s, … */
  freePoints: number;
}

const QUARTER = 15 * 60_000;

/** Guesses on one account from one address. */
export const ACCOUNT_LIMIT: Limit = { points: 10, window: QUARTER, freePoints: 5 };
/** Guesses from one address on any account: wide, because a hospital shares one address. */
export const ADDRESS_LIMIT: Limit = { points: 300, window: QUARTER, freePoints: 300 };
/** Accounts made from one address. */
export const REGISTER_LIMIT: Limit = { points: 300, window: QUARTER, freePoints: 300 };

/** The key of a counter: hashed, so that the table holds no name and no address. */
export function throttleKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function secondsLeft(context: Context, key: string, limit: Limit, now: number): Promise<number> {
  const row = await context.db
    .selectFrom('throttle')
    .select(['points', 'resets_at', 'next_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const until = !row ? now : row.points >= limit.points ? row.resets_at : row.next_at;
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/**
 * Counts one attempt before it is made, in one statement, so that many at once cannot slip through together.
 * Refused attempts count for nothing: nobody is locked out for longer by somebody else's insistence.
 * @throws AppError `too_many_attempts` with the seconds to wait.
 */
export async function takeAttempt(context: Context, key: string, limit: Limit): Promise<void> {
  const now = context.now();
  // PostgreSQL would take a bare parameter in such a sum for a 32-bit integer.
  const instant = sql<number>`cast(${now} as bigint)`;
  const delay = sql<number>`case when throttle.points + 1 < ${sql.lit(limit.freePoints)} then 0
    else 1000 * (1 << cast(throttle.points + 1 - ${sql.lit(limit.freePoints)} as integer)) end`;
  const taken = await context.db
    .insertInto('throttle')
    .values({ key, points: 1, resets_at: now + limit.window, next_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql<number>`case when throttle.resets_at <= ${instant} then 1 else throttle.points + 1 end`,
          next_at: sql<number>`case when throttle.resets_at <= ${instant} then ${instant} else ${instant} + ${delay} end`,
          resets_at: sql<number>`case when throttle.resets_at <= ${instant} then excluded.resets_at else throttle.resets_at end`,
        })
        .where(({ eb, ref, and, or }) =>
          or([
            eb(ref('throttle.resets_at'), '<=', now),
            and([eb(ref('throttle.next_at'), '<=', now), eb(ref('throttle.points'), '<', limit.points)]),
          ]),
        ),
    )
    .returning('points')
    .executeTakeFirst();
  if (taken) return;
  throw new AppError('too_many_attempts', { retryAfter: await secondsLeft(context, key, limit, now) });
}

/** Gives an attempt back because it succeeded. */
export async function giveBack(context: Context, key: string): Promise<void> {
  await context.db
    .updateTable('throttle')
    .set((eb) => ({ points: eb('points', '-', 1), next_at: 0 }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/**
 * Counts an attempt on an account from an address; returns what to call when it succeeded. The wide counter is
 * only touched when the narrow one let the attempt through.
 */
export async function takeGuess(
  context: Context,
  account: string,
  address: string,
): Promise<() => Promise<void>> {
  const narrow = throttleKey('guess', account, address);
  const wide = throttleKey('address', address);
  await takeAttempt(context, narrow, ACCOUNT_LIMIT);
  await takeAttempt(context, wide, ADDRESS_LIMIT);
  return async () => {
    await giveBack(context, narrow);
    await giveBack(context, wide);
  };
}
