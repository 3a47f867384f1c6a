import type { Kysely } from 'kysely';
import { WORD_FIELDS } from '#lib/items/kinds/matches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PublicItemFilter, PublicItemRow } from '../public-item.ts';

/** Sorts after every character: all texts that start with `p` lie between `p` and `p` followed by this. */
const LAST = '\u{10ffff}';

const publicItems = (db: Kysely<Database>) =>
  db
    .selectFrom('item')
    .leftJoin('user', 'user.id', 'item.owner_id')
    .select(['item.id', 'item.kind', 'item.title', 'item.published_at', 'item.owner_id'])
    .select('user.username as owner')
    .select(({ selectFrom, fn }) =>
      selectFrom('flag')
        .select(fn.countAll<number>().as('count'))
        .whereRef('flag.item_id', '=', 'item.id')
        .where('flag.settled_at', 'is', null)
        .as('flags'),
    )
    .where('item.visibility', '=', 'public');

/** Public items, the latest first. */
export async function publicItemsFrom(
  db: Kysely<Database>,
  { words, isOwnerless }: PublicItemFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublicItemRow[]> {
  const rows = await publicItems(db)
    .$if(words.length > 0, (query) =>
      query.where(({ and, exists, selectFrom }) =>
        and(
          words.map((word) =>
            exists(
              selectFrom('item_facet')
                .select('item_facet.number')
                .whereRef('item_facet.number', '=', 'item.number')
                .where('item_facet.facet', 'in', WORD_FIELDS)
                .where('item_facet.value', '>=', word)
                .where('item_facet.value', '<', word + LAST),
            ),
          ),
        ),
      ),
    )
    .$if(isOwnerless, (query) => query.where('item.owner_id', 'is', null))
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, flags: Number(row.flags) }));
}

/** One public item; undefined for any other. */
export async function findPublicItem(db: Kysely<Database>, id: string): Promise<PublicItemRow | undefined> {
  const row = await publicItems(db).where('item.id', '=', id).executeTakeFirst();
  return row && { ...row, flags: Number(row.flags) };
}
