import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/**
 * SQL for a query on `item`: bytes of the texts of its working copy and its versions, each text once, and of the other
 * columns of its versions. A text shared with another item counts in both: either item may be changed or deleted alone.
 */
const textBytes = sql<number>`coalesce((select sum(octet_length(body_text.json)) from body_text where body_text.id in (
    select item_part.text_id from item_part where item_part.item_id = item.id
    union select item_version_part.text_id from item_version_part where item_version_part.item_id = item.id)), 0)
  + coalesce((select sum(octet_length(item_version.title) + octet_length(item_version.tags)
    + octet_length(item_version.summary) + coalesce(octet_length(item_version.word), 0))
    from item_version where item_version.item_id = item.id), 0)`;

/**
 * Recomputes the size of items. To be called after texts or versions were written or deleted, in the same
 * transaction. The items must be locked, or new.
 */
export async function recountTexts(
  trx: Transaction<Database>,
  itemIds: readonly string[] | SelectQueryBuilder<Database, 'item', { id: string }>,
): Promise<void> {
  for (const ids of Array.isArray(itemIds) ? batches(itemIds) : [itemIds])
    await trx.updateTable('item').set({ text_bytes: textBytes }).where('id', 'in', ids).execute();
}

/** Bytes of an item's texts. */
export async function textBytesOf(db: Kysely<Database>, itemId: string): Promise<number> {
  const row = await db
    .selectFrom('item')
    .select('text_bytes')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return row.text_bytes;
}

/** Bytes of the texts of all items of a person. */
export async function textBytesBy(db: Kysely<Database>, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('item')
    .select((eb) => eb.fn.sum<number | string | null>('text_bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
