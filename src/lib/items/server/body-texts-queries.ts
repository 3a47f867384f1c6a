import { sql, type Transaction } from 'kysely';
import { lockRows } from '#lib/platform/server/db/lock-rows.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Texts per statement: well below the parameter limits of both engines. */
const TEXTS_MAX = 500;

/** Ids of the texts used by these items and their versions, to be freed after the items are deleted. */
export async function textsOf(
  trx: Transaction<Database>,
  items: { where: 'id' | 'owner_id'; is: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('item_part')
    .innerJoin('item', 'item.id', 'item_part.item_id')
    .select(sql<string>`item_part.text_id`.as('textId'))
    .where(`item.${items.where}`, '=', items.is)
    .where('item_part.text_id', 'is not', null)
    .union(
      trx
        .selectFrom('item_version_part')
        .innerJoin('item', 'item.id', 'item_version_part.item_id')
        .select('item_version_part.text_id as textId')
        .where(`item.${items.where}`, '=', items.is),
    )
    .execute();
  return rows.map(({ textId }) => textId);
}

/**
 * Deletes those of the texts that no item and no version uses; to be called after the uses were removed. No new use can
 * begin meanwhile: a text is only shared by copying an item that uses it, and that item is locked until
 * the copy is complete.
 */
export async function freeTexts(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += TEXTS_MAX) {
    const some = ids.slice(from, from + TEXTS_MAX);
    // If two owners stopped using one text at once, each would still see the other's use, and nobody would delete it:
    // the second transaction waits here, and then sees the effect of the first.
    await lockRows(trx, trx.selectFrom('body_text').select('id').where('id', 'in', some).orderBy('id'));
    await trx
      .deleteFrom('body_text')
      .where('id', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('item_part').select('part').whereRef('text_id', '=', 'body_text.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('item_version_part').select('part').whereRef('text_id', '=', 'body_text.id'))),
      )
      .execute();
  }
}
