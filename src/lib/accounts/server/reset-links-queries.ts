import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ResetLinkTable } from './account-tables.ts';

/** The person of a link that can still be used. */
export function ownerOfResetLink(
  db: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<{ id: string; username: string } | undefined> {
  return db
    .selectFrom('reset_link')
    .innerJoin('user', 'user.id', 'reset_link.user_id')
    .select(['user.id', 'user.username'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('reset_link.expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a link as used. @returns false when it has expired, or another request used it first */
export async function spendResetLink(
  trx: Transaction<Database>,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const spent = await trx
    .updateTable('reset_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Writes a person's link, in place of any earlier one. */
export async function replaceResetLink(
  trx: Transaction<Database>,
  link: Omit<ResetLinkTable, 'used_at'>,
): Promise<void> {
  await deleteResetLinksOf(trx, link.user_id);
  await addResetLink(trx, link);
}

/** Stores a link beside the person's other ones: a request by mail must not cancel an existing link. */
export async function addResetLink(
  trx: Transaction<Database>,
  link: Omit<ResetLinkTable, 'used_at'>,
): Promise<void> {
  await trx
    .insertInto('reset_link')
    .values({ ...link, used_at: null })
    .execute();
}

/** Deletes a person's links. */
export async function deleteResetLinksOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('reset_link').where('user_id', '=', userId).execute();
}

/** Deletes the links that have run out. */
export async function deleteExpiredResetLinks(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('reset_link').where('expires_at', '<=', now).execute();
}
