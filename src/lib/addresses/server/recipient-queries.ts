import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { REVIEWING } from '#lib/reviews/review-rules.ts';

/** A person to whom a mail is sent. */
export interface Recipient {
  id: string;
  username: string;
  address: string;
  password_hash: string;
  review_mails: 0 | 1;
}

/** Accounts with a verified address that are not suspended: a suspended account cannot be used to sign in. */
function recipients(db: Kysely<Database>) {
  return db
    .selectFrom('user_address')
    .innerJoin('user', 'user.id', 'user_address.user_id')
    .select([
      'user.id',
      'user.username',
      'user.password_hash',
      'user_address.address',
      'user_address.review_mails',
    ])
    .where('user.suspended_at', 'is', null);
}

/** The recipient of an account; undefined without a verified address. */
export function recipientOf(db: Kysely<Database>, userId: string): Promise<Recipient | undefined> {
  return recipients(db).where('user.id', '=', userId).executeTakeFirst();
}

/** The accounts with this address, this many at most. */
export function recipientsAt(db: Kysely<Database>, addressKey: string, limit: number): Promise<Recipient[]> {
  return recipients(db)
    .where('user_address.address_key', '=', addressKey)
    .orderBy('user.id')
    .limit(limit)
    .execute();
}

/** A person's username, with or without an address; undefined once the account is gone. */
export async function usernameOf(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('user').select('username').where('id', '=', userId).executeTakeFirst();
  return user?.username;
}

/** The review requested from a person on an item, at its latest step; undefined when it no longer waits for them. */
export function awaitedReview(db: Kysely<Database>, { userId, itemId }: { userId: string; itemId: string }) {
  return db
    .selectFrom('item_person')
    .innerJoin('item', 'item.id', 'item_person.item_id')
    .select('item.kind')
    .select((eb) =>
      eb
        .selectFrom('review')
        .select(({ fn }) => fn.max('review.number').as('last'))
        .whereRef('review.item_id', '=', 'item.id')
        .as('number'),
    )
    .where('item.id', '=', itemId)
    .where('item_person.user_id', '=', userId)
    .where('item_person.role', '=', 'reviewer')
    .where('item.review_status', '=', REVIEWING)
    .executeTakeFirst();
}

/** Records that a person was notified of a review. @returns false when they already were, for this step */
export async function noteReviewMail(
  db: Kysely<Database>,
  told: { user_id: string; item_id: string; number: number },
): Promise<boolean> {
  const noted = await db
    .insertInto('review_mail')
    .values(told)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ number: told.number })
        .where('review_mail.number', '<', told.number),
    )
    .returning('number')
    .executeTakeFirst();
  return noted !== undefined;
}
