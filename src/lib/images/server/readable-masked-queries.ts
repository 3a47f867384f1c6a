import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { MaskedFileTable } from './image-tables.ts';

/** The replacements of masked files in items that are public, or that the person may read. */
export function readableMasked(
  db: Kysely<Database>,
  userId: string | null,
  itemIds: readonly string[],
): Promise<MaskedFileTable[]> {
  return db
    .selectFrom('masked_file')
    .innerJoin('item', 'item.id', 'masked_file.item_id')
    .selectAll('masked_file')
    .where('item.id', 'in', itemIds)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('item.visibility', '=', 'public'),
        eb('item.owner_id', '=', userId),
        exists(
          selectFrom('item_person')
            .select('item_person.item_id')
            .whereRef('item_person.item_id', '=', 'item.id')
            .where('item_person.user_id', '=', userId),
        ),
      ]),
    )
    .execute();
}
