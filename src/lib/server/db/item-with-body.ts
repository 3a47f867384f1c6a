import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A query for an item's row and its body, the JSON that its kind's schema accepted when it was written. */
export function itemWithBody(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('item')
    .innerJoin('item_body', 'item_body.item_id', 'item.id')
    .selectAll('item')
    .select('item_body.body')
    .where('item.id', '=', id);
}
