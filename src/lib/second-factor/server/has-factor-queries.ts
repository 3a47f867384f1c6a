import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Whether a person's password alone is not enough: a code of an authenticator app or a passkey is needed. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const totp = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (totp) return true;
  const passkey = await db
    .selectFrom('passkey')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
}

/** Deletes a person's second factor: authenticator app and passkeys. */
export async function deleteSecondFactor(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await deletePendingOf(trx, userId);
}

/** Deletes a person's pending sign-ins, after a change of their password. */
export async function deletePendingOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
}
