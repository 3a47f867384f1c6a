import type { Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { deleteDevicesOf } from './known-devices-queries.ts';
import { deleteResetLinksOf } from './reset-links-queries.ts';
import { endSessionsExcept } from './sessions.ts';
import { updateUser } from './users-queries.ts';

/**
 * Stores a new password, ends every session except `keepSession`, and deletes reset links and known devices:
 * anybody who knew the old password is out at once. Runs inside the caller's transaction.
 */
export async function setPassword(
  trx: Transaction<Database>,
  userId: string,
  { passwordHash, keepSession, at }: { passwordHash: string; keepSession: string | null; at: number },
): Promise<void> {
  await updateUser(trx, userId, { password_hash: passwordHash });
  await endSessionsExcept(trx, { userId, kept: keepSession, at });
  await deleteResetLinksOf(trx, userId);
  await deleteDevicesOf(trx, userId);
}
