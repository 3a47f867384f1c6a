import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ProtocolSummary } from '../summary.ts';

/** Sorts after every character: all texts that start with `p` lie between `p` and `p` followed by this. */
const LAST = '\u{10ffff}';

/** Rows of the index that a person may read: of public protocols, and of those of which they are an author. */
function indicationRows(db: Kysely<Database>, userId: string | null) {
  const rows = db
    .selectFrom('item_facet')
    .where('item_facet.kind', '=', 'protocol')
    .where('item_facet.facet', '=', 'indication');
  if (userId === null) return rows.where('item_facet.visibility', '=', 'public');
  return rows.where(({ or, eb, selectFrom }) =>
    or([
      eb('item_facet.visibility', '=', 'public'),
      eb(
        'item_facet.number',
        'in',
        selectFrom('item').select('item.number').where('item.owner_id', '=', userId),
      ),
      eb(
        'item_facet.number',
        'in',
        selectFrom('item_person')
          .innerJoin('item', 'item.id', 'item_person.item_id')
          .select('item.number')
          .where('item_person.user_id', '=', userId)
          .where('item_person.role', '=', 'author'),
      ),
    ]),
  );
}

/** A part of the index: all of it, indications with an initial letter, or those beginning with no letter. */
export type IndexPart = { letter: string } | 'other' | 'all';

function rowsIn(db: Kysely<Database>, userId: string | null, part: IndexPart) {
  const rows = indicationRows(db, userId);
  if (part === 'all') return rows;
  if (part === 'other')
    return rows.where(({ or, eb }) =>
      or([eb('item_facet.value', '<', 'a'), eb('item_facet.value', '>', `z${LAST}`)]),
    );
  return rows.where('item_facet.value', '>=', part.letter).where('item_facet.value', '<', part.letter + LAST);
}

/** Keys of indications in order, from an offset on. */
export async function readIndicationKeys(
  db: Kysely<Database>,
  userId: string | null,
  part: IndexPart,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await rowsIn(db, userId, part)
    .select('item_facet.value')
    .distinct()
    .orderBy('item_facet.value')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ value }) => value);
}

/** Number of indications in a part of the index. */
export async function countIndications(
  db: Kysely<Database>,
  userId: string | null,
  part: IndexPart,
): Promise<number> {
  const { count } = await db
    .selectFrom(rowsIn(db, userId, part).select('item_facet.value').distinct().as('indication'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasIndications(
  db: Kysely<Database>,
  userId: string | null,
  part: IndexPart,
): Promise<boolean> {
  const row = await rowsIn(db, userId, part).select('item_facet.number').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The protocols with any of these indications that a person may read, with the data for lists. */
export async function readIndicated(db: Kysely<Database>, userId: string | null, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select(['item.id', 'item.title', 'item.visibility', 'item.summary'])
    .where(
      'item.number',
      'in',
      indicationRows(db, userId).select('item_facet.number').where('item_facet.value', 'in', keys),
    )
    .orderBy('item.id')
    .execute();
  return rows.map(({ summary, ...row }) => ({ ...row, summary: JSON.parse(summary) as ProtocolSummary }));
}
