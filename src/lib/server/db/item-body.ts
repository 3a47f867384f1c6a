import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** An item's body: the JSON that its kind's schema accepted when it was written. */
export async function readBody(db: Kysely<Database>, itemId: string): Promise<string> {
  const { body } = await db
    .selectFrom('item_body')
    .select('body')
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return body;
}

/** A query for an item's row together with its body. */
export function itemWithBody(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('item')
    .innerJoin('item_body', 'item_body.item_id', 'item.id')
    .selectAll('item')
    .select('item_body.body')
    .where('item.id', '=', id);
}
