import { setImmediate as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { fileBytes, sumOfBytes, usesInItems } from './user-storage-queries.ts';

export interface ItemUse {
  id: string;
  kind: ItemKind;
  title: string;
  bytes: number;
}

/** Number of items added up in one query: in between, other requests get their turn on the single-threaded engine. */
const ITEMS_AT_ONCE = 10;

/** The storage used by each of a person's items, in no particular order. */
export async function usesOfItems(db: Kysely<Database>, userId: string): Promise<ItemUse[]> {
  const items = await db
    .selectFrom('item')
    .select(['id', 'kind', 'title', 'text_bytes'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('item_file').select('sha256').whereRef('item_file.item_id', '=', 'item.id')).as(
        'hasImages',
      ),
    )
    .where('owner_id', '=', userId)
    .execute();
  const bytes = new Map<string, number>();
  for (const ids of batches(
    items.filter(({ hasImages }) => hasImages).map(({ id }) => id),
    ITEMS_AT_ONCE,
  )) {
    const rows = await db
      .selectFrom('item_file')
      .innerJoin('file', 'file.sha256', 'item_file.sha256')
      .select(['item_file.item_id', sumOfBytes.as('bytes')])
      .where('item_file.item_id', 'in', ids)
      .groupBy('item_file.item_id')
      .execute();
    for (const row of rows) bytes.set(row.item_id, Number(row.bytes));
    await pause();
  }
  return items.map(({ id, kind, title, text_bytes }) => ({
    id,
    kind,
    title,
    bytes: text_bytes + (bytes.get(id) ?? 0),
  }));
}

/** A person's finished uploads that no item of theirs uses; a frame and its preview are two files of one image. */
export async function unplacedFiles(
  db: Kysely<Database>,
  userId: string,
): Promise<{ sha256: string; isImage: boolean; bytes: number }[]> {
  const rows = await db
    .selectFrom('file')
    .select(['file.sha256', 'file.type', sql<number | string>`${fileBytes}`.as('bytes')])
    .where('file.sha256', 'in', db.selectFrom('upload').select('sha256').where('user_id', '=', userId))
    .where(({ not, exists }) => not(exists(usesInItems(db, userId))))
    .execute();
  return rows.map(({ sha256, type, bytes }) => ({
    sha256,
    bytes: Number(bytes),
    isImage: type.startsWith('image/'),
  }));
}
