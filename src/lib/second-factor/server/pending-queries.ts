import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PendingSignInTable } from './tables.ts';

/** Stores a sign-in that waits for its second factor. */
export async function insertPending(trx: Transaction<Database>, row: PendingSignInTable): Promise<void> {
  await trx.insertInto('pending_sign_in').values(row).execute();
}

/** The pending sign-in of the browser with this secret, if not expired. */
export function findPending(
  db: Kysely<Database>,
  secretHash: string,
  now: number,
): Promise<{ id: string; username: string } | undefined> {
  return db
    .selectFrom('pending_sign_in')
    .innerJoin('user', 'user.id', 'pending_sign_in.user_id')
    .select(['user.id', 'user.username'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes a pending sign-in: only the first request succeeds. @returns whether it existed */
export async function takePending(trx: Transaction<Database>, secretHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('pending_sign_in')
    .where('secret_hash', '=', secretHash)
    .returning('secret_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes the expired sign-ins. */
export async function deleteExpiredPending(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute();
}
