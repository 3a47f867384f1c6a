import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type PoolSelection, pool } from './pool-queries.ts';

/** Those of the cases that are in the pool. */
export async function inPool(
  db: Kysely<Database>,
  which: PoolSelection,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await pool(db, which).select('item.id').where('item.id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Cases of the pool, last published first, as in the public list; only used for an author, who has few. */
export async function publishedLast(
  db: Kysely<Database>,
  which: PoolSelection,
  limit: number,
): Promise<string[]> {
  const rows = await pool(db, which)
    .select('item.id')
    .where('item.visibility', '=', 'public')
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The person's own private cases of the pool, last changed first: no public list contains them. */
export async function ownPrivate(db: Kysely<Database>, which: PoolSelection): Promise<string[]> {
  const rows = await pool(db, which)
    .select('item.id')
    .where('item.owner_id', '=', which.userId)
    .where('item.visibility', '=', 'private')
    .orderBy('item.updated_at', 'desc')
    .orderBy('item.id')
    .execute();
  return rows.map(({ id }) => id);
}
