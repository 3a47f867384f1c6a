import type { Kysely } from 'kysely';
import { ITEM_KINDS } from '#lib/domain/item.ts';
import { readCardRows } from './card-rows.ts';
import { pageOfIds } from './public-list.ts';
import type { Database } from './schema.ts';

/** Only one card is looked for; nobody needs to know how many there are. */
const SIZES = { all: 1, byCondition: [], total: 1 };
const FIRST = { sort: 'recents', limit: 1, offset: 0 } as const;

/**
 * Reads the first card of every public list as lists do, without any cache, and a row of what filters read: a
 * millisecond. Throws what a list would.
 */
export async function probeLists(db: Kysely<Database>): Promise<void> {
  for (const kind of ITEM_KINDS) {
    const ids = await pageOfIds(db, kind, [], SIZES, FIRST);
    await readCardRows(db, ids, null);
  }
  await db.selectFrom('item_facet').select('item_id').limit(1).execute();
}
