import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { imagesLeft } from './deleted-copies-queries.ts';

/** An item that has some files. */
export interface Holder {
  id: string;
  kind: ItemKind;
  owner_id: string | null;
}

/**
 * The scope of masking: all items of a person, with the copies of one that they have deleted; or an item without
 * an owner.
 */
export type MaskingScope = { ownerId: string; deletedId?: string } | { itemId: string };

/**
 * The items with an image that comes from a person: their own items, everybody's copies of those and of items
 * that the person deleted, and copies of copies. Items of people who uploaded the same file themselves are excluded.
 */
export async function holdersOf(
  db: Kysely<Database>,
  from: MaskingScope,
  files: readonly string[],
): Promise<Holder[]> {
  const holding = (query: Kysely<Database>) =>
    query.selectFrom('item_file').select('item_id').where('sha256', 'in', files);
  return db
    .withRecursive('shared(id)', (query) =>
      query
        .selectFrom('item')
        .select('item.id as id')
        .where(({ eb }) =>
          'ownerId' in from ? eb('item.owner_id', '=', from.ownerId) : eb('item.id', '=', from.itemId),
        )
        .where('item.id', 'in', holding(db))
        .$if('ownerId' in from, (own) =>
          own.union(copiesOfDeleted(db, (from as { ownerId: string }).ownerId, files)),
        )
        .$if('deletedId' in from, (own) => {
          const { ownerId, deletedId } = from as { ownerId: string; deletedId: string };
          const left = imagesLeft(db, { userId: ownerId, itemId: deletedId });
          const holdingLeft = left.select('item.id').where('item_file.sha256', 'in', files);
          return own.union(db.selectFrom(holdingLeft.as('left')).select('left.id'));
        })
        .union(
          query
            .selectFrom('copy')
            .innerJoin('shared', 'shared.id', 'copy.source_id')
            .select('copy.item_id as id'),
        ),
    )
    .selectFrom('item')
    .select(['item.id', 'item.kind', 'item.owner_id'])
    .where('item.id', 'in', (query) => query.selectFrom('shared').select('shared.id'))
    .where('item.id', 'in', holding(db))
    .orderBy('item.id')
    .execute();
}

/** The copies of a person's deleted items. The person of a « delete » event was the item's owner: nobody else may. */
function copiesOfDeleted(db: Kysely<Database>, userId: string, files: readonly string[]) {
  return db
    .selectFrom('event')
    .innerJoin('copy', 'copy.source_id', 'event.item_id')
    .select('copy.item_id as id')
    .where('event.user_id', '=', userId)
    .where('event.type', '=', 'delete')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('item as own')
          .innerJoin('item_file as shown', 'shown.item_id', 'own.id')
          .leftJoin('copy as made', 'made.item_id', 'own.id')
          .select('own.id')
          .where('own.owner_id', '=', userId)
          .where('shown.sha256', 'in', files)
          .where(({ or, eb, ref }) =>
            or([eb('made.item_id', 'is', null), eb('made.source_id', '=', ref('event.item_id'))]),
          ),
      ),
    );
}

/** The people who may have added images to some items: their owners, and all current and former co-authors. */
export async function writersOf(db: Kysely<Database>, itemIds: readonly string[]): Promise<string[]> {
  const writers = await db
    .selectFrom('item')
    .select('owner_id as id')
    .where('id', 'in', itemIds)
    .union((query) =>
      query
        .selectFrom('item_person')
        .select('user_id as id')
        .where('item_id', 'in', itemIds)
        .where('role', '=', 'author'),
    )
    .union((query) =>
      query.selectFrom('item_contribution').select('user_id as id').where('item_id', 'in', itemIds),
    )
    .execute();
  return writers.flatMap(({ id }) => id ?? []).sort();
}
