import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { HiddenImageTable } from './tables.ts';

/** Those of the given files that are hidden from readers, with the item in which each was flagged. */
export async function hiddenAmong(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const rows = await db
    .selectFrom('hidden_image')
    .select(['sha256', 'item_id'])
    .where('sha256', 'in', files)
    .execute();
  return new Map(rows.map(({ sha256, item_id }) => [sha256, item_id]));
}

/** The files of an item's working copy that are hidden from readers. */
export async function hiddenFiles(db: Kysely<Database>, itemId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_file')
    .innerJoin('hidden_image', 'hidden_image.sha256', 'item_file.sha256')
    .select('item_file.sha256')
    .where('item_file.item_id', '=', itemId)
    .where('item_file.working', '=', 1)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * The hidden image that has this file or frame, and the item in which it was flagged; undefined if it is not
 * hidden.
 */
export async function findHidden(
  db: Kysely<Database>,
  file: string,
): Promise<{ image: string; itemId: string } | undefined> {
  const row = await db
    .selectFrom('hidden_image')
    .select(['image', 'item_id'])
    .where('sha256', '=', file)
    .executeTakeFirst();
  return row && { image: row.image, itemId: row.item_id };
}

/** Hides the files of an image; already hidden ones stay unchanged. @returns whether any was not hidden before */
export async function insertHidden(
  trx: Transaction<Database>,
  files: readonly string[],
  { itemId, image, at }: { itemId: string; image: string; at: number },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('hidden_image')
    .values(files.map((sha256) => ({ sha256, image, item_id: itemId, hidden_at: at })))
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('sha256')
    .execute();
  return inserted.length > 0;
}

/** Shows an image again. @returns whether it was hidden */
export async function deleteHidden(trx: Transaction<Database>, image: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hidden_image')
    .where('image', '=', image)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes the hidden state of files that no item uses any more; another person's item may use the same file. */
export async function forgetHidden(trx: Transaction<Database>, files: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('hidden_image')
    .where('sha256', 'in', files)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_file')
            .select('item_file.item_id')
            .whereRef('item_file.sha256', '=', 'hidden_image.sha256'),
        ),
      ),
    )
    .execute();
}

/**
 * Keeps images hidden when the item in which they were flagged is deleted or no longer uses them, but another one does:
 * they then count as flagged there, preferably in a public item. The former author's contestation is dropped.
 * @param which items to be deleted, or files that their items may no longer use
 */
export async function moveHidden(
  trx: Transaction<Database>,
  which: { itemIds: readonly string[] } | { files: readonly string[] },
): Promise<void> {
  const holding = trx
    .selectFrom('item_file')
    .select('item_file.item_id')
    .whereRef('item_file.sha256', '=', sql.ref('hidden_image.image'));
  const others = holding
    .whereRef('item_file.item_id', '<>', sql.ref('hidden_image.item_id'))
    .$if('itemIds' in which, (query) =>
      query.where('item_file.item_id', 'not in', (which as { itemIds: readonly string[] }).itemIds),
    );
  const first = others.orderBy('item_file.published', 'desc').orderBy('item_file.item_id').limit(1);
  await trx
    .updateTable('hidden_image')
    .set({
      item_id: sql<string>`${first}`,
      contested_at: null,
      contest: null,
    })
    .where((eb) =>
      'itemIds' in which
        ? eb('item_id', 'in', which.itemIds)
        : eb.and([
            eb('sha256', 'in', which.files),
            eb.not(eb.exists(holding.whereRef('item_file.item_id', '=', sql.ref('hidden_image.item_id')))),
          ]),
    )
    .where(({ exists }) => exists(others))
    .execute();
}

/** Records that an image's author contests its hiding. @returns whether it is hidden in that item */
export async function contestHidden(
  trx: Transaction<Database>,
  { itemId, image, contest, at }: { itemId: string; image: string; contest: string; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('hidden_image')
    .set({ contest, contested_at: at })
    .where('item_id', '=', itemId)
    .where('image', '=', image)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The hidden images of items, one row for each. */
export async function hiddenIn(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Pick<Selectable<HiddenImageTable>, 'item_id' | 'image' | 'contested_at' | 'contest'>[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('hidden_image')
    .select(['item_id', 'image', 'contested_at', 'contest'])
    .distinct()
    .where('item_id', 'in', itemIds)
    .execute();
}
