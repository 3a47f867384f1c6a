import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** The files of a person's items, each once, with their types. */
export function filesOfOwner(
  db: Kysely<Database>,
  ownerId: string,
): Promise<{ sha256: string; type: string }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select(['file.sha256', 'file.type'])
    .distinct()
    .where('item.owner_id', '=', ownerId)
    .orderBy('file.sha256')
    .execute();
}

/** What the files of an item weigh, and their smaller copies of a name: of its working copy, or of what readers see. */
export function weighFiles(
  db: Kysely<Database>,
  itemId: string,
  where: 'working' | 'published',
  variant: string,
): Promise<{ sha256: string; bytes: number; variantBytes: number | null }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .leftJoin('file_variant', (join) =>
      join.onRef('file_variant.sha256', '=', 'item_file.sha256').on('file_variant.name', '=', variant),
    )
    .select(['file.sha256', 'file.bytes', 'file_variant.bytes as variantBytes'])
    .where('item_file.item_id', '=', itemId)
    .where(`item_file.${where}`, '=', 1)
    .execute();
}

/** A file of an item, with its smaller copy of a name if there is one; undefined when the item does not use it. */
export function findItemImage(db: Kysely<Database>, itemId: string, sha256: string, variant: string) {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .leftJoin('file_variant', (join) =>
      join.onRef('file_variant.sha256', '=', 'item_file.sha256').on('file_variant.name', '=', variant),
    )
    .select(['file.type', 'file_variant.variant_sha256', 'item.owner_id', 'item_file.published'])
    .where('item_file.item_id', '=', itemId)
    .where('item_file.sha256', '=', sha256)
    .executeTakeFirst();
}
