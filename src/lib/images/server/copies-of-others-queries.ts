import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/**
 * Counts, by kind, the items of other people with images that come from a person's items: copies, and copies of
 * copies. The person can mask the images there as well (`holdersOf`).
 * @param itemId one of the person's items; all items by default
 */
export async function countCopiesOfOthers(
  db: Kysely<Database>,
  ownerId: string,
  itemId?: string,
): Promise<{ kind: ItemKind; copies: number }[]> {
  const rows = await db
    .withRecursive('made(source, id)', (query) =>
      query
        .selectFrom('item')
        .select(['item.id as source', 'item.id as id'])
        .where('owner_id', '=', ownerId)
        .$if(itemId !== undefined, (own) => own.where('item.id', '=', itemId ?? ''))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('item_file').select('sha256').whereRef('item_file.item_id', '=', 'item.id')),
        )
        .union(
          query
            .selectFrom('copy')
            .innerJoin('made', 'made.id', 'copy.source_id')
            .select(['made.source', 'copy.item_id as id']),
        ),
    )
    .selectFrom('made')
    .innerJoin('item', 'item.id', 'made.id')
    .select(({ fn }) => ['kind', fn.count<number | string>('item.id').distinct().as('copies')])
    .where(({ or, eb }) => or([eb('owner_id', 'is', null), eb('owner_id', '!=', ownerId)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('item_file as own')
          .innerJoin('item_file as shown', 'shown.sha256', 'own.sha256')
          .select('own.sha256')
          .whereRef('own.item_id', '=', 'made.source')
          .whereRef('shown.item_id', '=', 'made.id'),
      ),
    )
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, copies }) => ({ kind, copies: Number(copies) }));
}
