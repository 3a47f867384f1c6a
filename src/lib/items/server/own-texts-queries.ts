import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';

/** The JSON of a part of a person's items of one kind, last changed first, up to a maximum length. */
export async function ownTexts(
  db: Kysely<Database>,
  ownerId: string,
  kind: ItemKind,
  part: string,
  { limit, letters }: { limit: number; letters: number },
): Promise<string[]> {
  const found = await db
    .selectFrom('item')
    .innerJoin('item_part', 'item_part.item_id', 'item.id')
    .innerJoin('body_text', 'body_text.id', 'item_part.text_id')
    .select('body_text.json')
    .where('item.owner_id', '=', ownerId)
    .where('item.kind', '=', kind)
    .where('item_part.part', '=', part)
    .where(sql<number>`length(body_text.json)`, '<=', letters)
    .orderBy('item.updated_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ json }) => json);
}
