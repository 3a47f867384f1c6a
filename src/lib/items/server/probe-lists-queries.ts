import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { ITEM_KINDS } from '../item.ts';
import { readCardRows } from './card-rows-queries.ts';
import { idsInOrder } from './public-list-queries.ts';

const FIRST = { limit: 1, offset: 0 };

/**
 * Health check: reads the first card of every public list, uncached, and one row of the filter index; takes a
 * millisecond. Throws any error that a list would.
 */
export async function probeLists(db: Kysely<Database>): Promise<void> {
  for (const kind of ITEM_KINDS) {
    const ids = await idsInOrder(db, kind, 'recents', FIRST);
    await readCardRows(db, ids, null);
  }
  await db.selectFrom('item_facet').select('number').limit(1).execute();
}
