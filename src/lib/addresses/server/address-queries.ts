import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { AddressLinkTable, UserAddressTable } from './tables.ts';

/** The verified address of a person; undefined without one. */
export function addressOf(db: Kysely<Database>, userId: string): Promise<UserAddressTable | undefined> {
  return db.selectFrom('user_address').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The link sent to a person, if it has not expired. */
export function linkOf(
  db: Kysely<Database>,
  userId: string,
  now: number,
): Promise<AddressLinkTable | undefined> {
  return db
    .selectFrom('address_link')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores a person's link in place of the earlier one. */
export async function replaceLink(trx: Transaction<Database>, link: AddressLinkTable): Promise<void> {
  await deleteLinkOf(trx, link.user_id);
  await trx.insertInto('address_link').values(link).execute();
}

/** Deletes the link sent to a person. */
export async function deleteLinkOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('address_link').where('user_id', '=', userId).execute();
}

/** Uses a person's own link up by deleting it: only the first use succeeds. @returns the address that it verifies */
export async function takeLink(
  trx: Transaction<Database>,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: number },
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('address_link')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('address')
    .executeTakeFirst();
  return taken?.address;
}

/** Stores a person's verified address; their choice about review mails stays. */
export async function keepAddress(
  trx: Transaction<Database>,
  address: Omit<UserAddressTable, 'review_mails'>,
): Promise<void> {
  await trx
    .insertInto('user_address')
    .values({ ...address, review_mails: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(address))
    .execute();
}

/** Removes a person's address. */
export async function deleteAddressOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('user_address').where('user_id', '=', userId).execute();
}

/** Stores whether a person wants mails about reviews. */
export async function writeReviewMails(
  db: Kysely<Database>,
  userId: string,
  review_mails: 0 | 1,
): Promise<void> {
  await db.updateTable('user_address').set({ review_mails }).where('user_id', '=', userId).execute();
}

/** Removes the expired links. */
export async function deleteExpiredLinks(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('address_link').where('expires_at', '<=', now).execute();
}
