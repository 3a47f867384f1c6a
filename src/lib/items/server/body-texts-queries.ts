import { sql, type Transaction } from 'kysely';
import { lockRows } from '#lib/platform/server/db/lock-rows.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Texts per statement: well under the parameters that either engine accepts. */
const TEXTS_MAX = 500;

/** The texts that these items and their versions hold, to be freed once the items are gone. */
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
 * Deletes the given texts that neither an item nor a version uses; to be called once the uses are removed. Nobody can
 * start to use one meanwhile: a text is shared only by copying an item that uses it, and that item is locked until
 * the copy is made.
 */
export async function freeTexts(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += TEXTS_MAX) {
    const some = ids.slice(from, from + TEXTS_MAX);
    // Two owners who stop using one text at once would each still see the other's use, and nobody would delete it:
    // the second waits here, and then sees what the first has done.
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
