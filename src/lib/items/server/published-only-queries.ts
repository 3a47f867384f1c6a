import { sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { REVIEWED_KINDS } from '../kinds/reviewed-kinds.ts';
import { recountTexts } from './text-bytes-queries.ts';

/**
 * Reduces a person's public items to what readers see, without earlier versions and working copies. The caller must
 * delete their texts afterwards.
 */
export async function keepPublishedOnly(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const items = publicItemsOf(trx, ownerId);
  await trx
    .deleteFrom('item_version')
    .where('item_id', 'in', items)
    .where('number', '!=', ({ selectFrom }) =>
      selectFrom('item')
        .select(sql<number>`published_version`.as('number'))
        .whereRef('item.id', '=', 'item_version.item_id'),
    )
    .execute();
  await trx
    .updateTable('item_part')
    .set(({ selectFrom }) => ({
      text_id: selectFrom('item_version_part')
        .select('text_id')
        .whereRef('item_version_part.item_id', '=', 'item_part.item_id')
        .whereRef('item_version_part.part', '=', 'item_part.part'),
    }))
    .where('item_id', 'in', items)
    .where('text_id', 'is not', null)
    .execute();
  await recountTexts(trx, items);
  await trx.deleteFrom('item_file').where('item_id', 'in', items).where('published', '=', 0).execute();
  await trx.updateTable('item_file').set({ working: 1 }).where('item_id', 'in', items).execute();
  await trx
    .updateTable('item')
    .set({ working_title: null, working_tags: null, has_changes: 0 })
    .where('id', 'in', items)
    .execute();
  await keepValidationsOnly(trx, ownerId);
}

function publicItemsOf(trx: Transaction<Database>, ownerId: string) {
  return trx
    .selectFrom('item')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('visibility', '=', 'public');
}

/** Keeps the validations and approvals of public versions, and deletes all other review history. */
async function keepValidationsOnly(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const items = publicItemsOf(trx, ownerId);
  await trx.deleteFrom('review').where('item_id', 'in', items).where('version', 'is', null).execute();
  const underReview = trx.updateTable('item').where('id', 'in', items).where('review_status', 'is not', null);
  await underReview.set({ review_status: VALIDATED }).where('kind', 'in', REVIEWED_KINDS).execute();
  await underReview.set({ review_status: null }).where('kind', 'not in', REVIEWED_KINDS).execute();
}
