import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Stores a new password and ends every session but the one named, every reset link, and that any device is known:
 * whoever knew the old password is out at once. One of the steps of a transaction.
 */
export async function setPassword(
  trx: Transaction<Database>,
  userId: string,
  passwordHash: string,
  keepSession: string | null,
): Promise<void> {
  await trx.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(keepSession !== null, (query) => query.where('id', '!=', keepSession))
    .execute();
  await trx.deleteFrom('reset_link').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_device').where('user_id', '=', userId).execute();
}
