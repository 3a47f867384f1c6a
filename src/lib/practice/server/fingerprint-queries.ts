import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/db/schema.ts';

/** What a case is practised by. */
const PARTS = ['answer', 'images'];

/**
 * What stands for the images and the answer that readers of some cases see: their texts' ids, which are never given to
 * another text. By id.
 */
export async function fingerprints(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const published = await db
    .selectFrom('item')
    .innerJoin('item_version_part as part', (join) =>
      join.onRef('part.item_id', '=', 'item.id').onRef('part.number', '=', 'item.published_version'),
    )
    .select(['item.id', 'part.part', 'part.text_id'])
    .where('item.id', 'in', ids)
    .where('item.visibility', '=', 'public')
    .where('part.part', 'in', PARTS)
    .orderBy('part.part')
    .execute();
  const working = await db
    .selectFrom('item')
    .innerJoin('item_part as part', 'part.item_id', 'item.id')
    .select(['item.id', 'part.part', 'part.text_id'])
    .where('item.id', 'in', ids)
    .where('item.visibility', '!=', 'public')
    .where('part.part', 'in', PARTS)
    .orderBy('part.part')
    .execute();
  const byCase = Map.groupBy([...published, ...working], ({ id }) => id);
  return new Map([...byCase].map(([id, parts]) => [id, parts.map(({ text_id }) => text_id).join(' ')]));
}
