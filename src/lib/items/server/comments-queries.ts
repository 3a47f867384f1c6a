import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { RatingTable } from './rating-tables.ts';

/** A comment with its author, the owner's reply, and whether it is hidden. */
export type CommentRow = Pick<
  Selectable<RatingTable>,
  'user_id' | 'value' | 'comment' | 'updated_at' | 'reply' | 'reply_at' | 'hidden_at'
> & { shown_name: string; username: string };

/**
 * The ratings of an item that have a comment: the requester's own first, to be always included, then the latest.
 * Hidden ones are only included for their author and the item's owner.
 */
export function commentsOn(
  db: Kysely<Database>,
  itemId: string,
  readerId: string | null,
  limit: number,
): Promise<CommentRow[]> {
  return db
    .selectFrom('rating')
    .innerJoin('user', 'user.id', 'rating.user_id')
    .innerJoin('item', 'item.id', 'rating.item_id')
    .select(['rating.user_id', 'rating.value', 'rating.comment', 'rating.updated_at'])
    .select(['rating.reply', 'rating.reply_at', 'rating.hidden_at', 'user.shown_name', 'user.username'])
    .where('rating.item_id', '=', itemId)
    .where('rating.comment', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('rating.hidden_at', 'is', null),
        eb('rating.user_id', '=', readerId),
        eb('item.owner_id', '=', readerId),
      ]),
    )
    .orderBy(({ eb }) => eb.case().when('rating.user_id', '=', readerId).then(0).else(1).end())
    .orderBy('rating.updated_at', 'desc')
    .orderBy('rating.user_id')
    .limit(limit)
    .execute();
}

/** Replies to a comment or hides it, as the item's owner; returns whether it exists. The item must be locked. */
export async function moderateComment(
  trx: Transaction<Database>,
  { itemId, userId }: { itemId: string; userId: string },
  change: Partial<Pick<Selectable<RatingTable>, 'reply' | 'reply_at' | 'hidden_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rating')
    .set(change)
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .where('comment', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The replies of an item's owner to its comments, oldest first. */
export function repliesOn(
  db: Kysely<Database>,
  itemId: string,
): Promise<{ to: string; reply: string | null; reply_at: number | null }[]> {
  return db
    .selectFrom('rating')
    .innerJoin('user', 'user.id', 'rating.user_id')
    .select(['user.shown_name as to', 'reply', 'reply_at'])
    .where('item_id', '=', itemId)
    .where('reply', 'is not', null)
    .orderBy('reply_at')
    .execute();
}

/** Deletes all replies of a person to comments on their items. */
export async function withdrawReplies(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const own = trx.selectFrom('item').select('id').where('owner_id', '=', ownerId);
  await trx
    .updateTable('rating')
    .set({ reply: null, reply_at: null })
    .where('item_id', 'in', own)
    .where('reply', 'is not', null)
    .execute();
}
