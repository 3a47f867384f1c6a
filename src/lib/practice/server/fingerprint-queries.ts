import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Parts of a case on which a grade depends. */
const PARTS = ['answer', 'images'];

/**
 * Fingerprints of the images and the answer of the published cases, by case id: the ids of their texts, which
 * are never reused.
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
