import type { Kysely } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { LIGHT_COPY, PREVIEW } from '../image-paths.ts';

/** The files of an item, including those used only by a version, with their types. */
export function filesOfItem(
  db: Kysely<Database>,
  itemId: string,
): Promise<{ sha256: string; type: string }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select(['file.sha256', 'file.type'])
    .where('item_file.item_id', '=', itemId)
    .orderBy('file.sha256')
    .execute();
}

/** The pictures of an item, including those used only by a version; a frame is represented by its preview. */
export function imagesOfItem(
  db: Kysely<Database>,
  itemId: string,
): Promise<{ file: string; width: number; height: number }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select(['file.sha256 as file', 'file.width', 'file.height'])
    .where('item_file.item_id', '=', itemId)
    .where('file.type', 'like', 'image/%')
    .orderBy('file.sha256')
    .execute();
}

/** Keys in the file store of these images' copies with a given name, by image. */
export async function findVariants(
  db: Kysely<Database>,
  files: readonly string[],
  name: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of batches(files)) {
    const rows = await db
      .selectFrom('file_variant')
      .select(['sha256', 'variant_sha256'])
      .where('name', '=', name)
      .where('sha256', 'in', some)
      .execute();
    for (const { sha256, variant_sha256 } of rows) found.set(sha256, variant_sha256);
  }
  return found;
}

/** The sizes of an item's files and their reduced and lossy copies, for the working copy or the published version. */
export function weighFiles(
  db: Kysely<Database>,
  itemId: string,
  where: 'working' | 'published',
): Promise<{ sha256: string; bytes: number; light: number | null; preview: number | null }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .leftJoin('file_variant as light', (join) =>
      join.onRef('light.sha256', '=', 'item_file.sha256').on('light.name', '=', LIGHT_COPY),
    )
    .leftJoin('file_variant as preview', (join) =>
      join.onRef('preview.sha256', '=', 'item_file.sha256').on('preview.name', '=', PREVIEW),
    )
    .select(['file.sha256', 'file.bytes', 'light.bytes as light', 'preview.bytes as preview'])
    .where('item_file.item_id', '=', itemId)
    .where(`item_file.${where}`, '=', 1)
    .execute();
}

/** A file of an item, with its smaller copy of this name if it exists; undefined if the item does not use the file. */
export function findItemImage(db: Kysely<Database>, itemId: string, sha256: string, variant: string) {
  return db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .leftJoin('file_variant', (join) =>
      join.onRef('file_variant.sha256', '=', 'item_file.sha256').on('file_variant.name', '=', variant),
    )
    .leftJoin('hidden_image', 'hidden_image.sha256', 'item_file.sha256')
    .select('hidden_image.item_id as flaggedIn')
    .select(['file.type', 'file_variant.variant_sha256', 'item.owner_id', 'item.visibility'])
    .select(['item_file.published', 'item_file.working'])
    .where('item_file.item_id', '=', itemId)
    .where('item_file.sha256', '=', sha256)
    .executeTakeFirst();
}
