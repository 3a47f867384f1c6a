import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The part of a case's body that contains its images. */
const PART = 'images';

/** JSON of every list of images in cases, from working copies and versions, each once, one at a time. */
export async function* imageLists(db: Kysely<Database>): AsyncGenerator<string> {
  const ids = await db
    .selectFrom('item_part')
    .select('text_id')
    .where('part', '=', PART)
    .union(db.selectFrom('item_version_part').select('text_id').where('part', '=', PART))
    .execute();
  for (const { text_id } of ids) {
    const text = await db.selectFrom('body_text').select('json').where('id', '=', text_id).executeTakeFirst();
    if (text) yield text.json;
  }
}
