import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** JSON of the parts that an item's readers see: its published version. */
export async function publishedTexts(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_version_part', (join) =>
      join
        .onRef('item_version_part.item_id', '=', 'item.id')
        .onRef('item_version_part.number', '=', 'item.published_version'),
    )
    .innerJoin('body_text', 'body_text.id', 'item_version_part.text_id')
    .select('body_text.json')
    .where('item.id', '=', itemId)
    .orderBy('item_version_part.part')
    .execute();
  return rows.map(({ json }) => json);
}

/** The pictures that readers of an item see; a frame is represented by its preview. */
export async function publishedPictures(db: Kysely<Database>, itemId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select('item_file.sha256')
    .where('item_file.item_id', '=', itemId)
    .where('item_file.published', '=', 1)
    .where('file.type', 'like', 'image/%')
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
