import type { Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Ids of the texts used by these items, in working copies and versions, without duplicates. */
export async function textIdsOf(db: Kysely<Database>, itemIds: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const ids of batches(itemIds)) {
    const parts = await db
      .selectFrom('item_part')
      .select('text_id')
      .where('item_id', 'in', ids)
      .where('text_id', 'is not', null)
      .execute();
    const versions = await db
      .selectFrom('item_version_part')
      .select('text_id')
      .distinct()
      .where('item_id', 'in', ids)
      .execute();
    for (const { text_id } of [...parts, ...versions]) if (text_id !== null) found.add(text_id);
  }
  return [...found];
}

/** The JSON of a text; undefined if it was deleted. */
export async function readText(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('body_text').select('json').where('id', '=', id).executeTakeFirst();
  return row?.json;
}

/** Replaces some texts of an item and its versions by others; the item must be locked. */
export async function exchangeTexts(
  trx: Transaction<Database>,
  itemId: string,
  texts: ReadonlyMap<string, string>,
  revision: number,
): Promise<void> {
  for (const [old, next] of texts) {
    await trx
      .updateTable('item_part')
      .set({ text_id: next, revision })
      .where('item_id', '=', itemId)
      .where('text_id', '=', old)
      .execute();
    await trx
      .updateTable('item_version_part')
      .set({ text_id: next })
      .where('item_id', '=', itemId)
      .where('text_id', '=', old)
      .execute();
  }
}

/** Inserts a text with a given id. */
export async function insertText(trx: Transaction<Database>, id: string, json: string): Promise<void> {
  await trx.insertInto('body_text').values({ id, json }).execute();
}

/** Replaces every old name in the summaries of an item's versions. */
export async function renameInVersions(
  trx: Transaction<Database>,
  itemId: string,
  rename: (text: string) => string,
): Promise<void> {
  const rows = await trx
    .selectFrom('item_version')
    .select(['number', 'summary'])
    .where('item_id', '=', itemId)
    .execute();
  for (const { number, summary } of rows) {
    const renamed = rename(summary);
    if (renamed === summary) continue;
    await trx
      .updateTable('item_version')
      .set({ summary: renamed })
      .where('item_id', '=', itemId)
      .where('number', '=', number)
      .execute();
  }
}
