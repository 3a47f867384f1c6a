import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** A public case with images by others, and the part of its published version that credits them. */
export interface CreditRow {
  id: string;
  title: string;
  /** JSON of the part `credit`. */
  text: string;
}

const credited = (db: Kysely<Database>) =>
  db
    .selectFrom('item_facet')
    .where('item_facet.kind', '=', 'case')
    .where('item_facet.visibility', '=', 'public')
    .where('item_facet.facet', '=', 'credited');

/** Counts the public cases with a credit for their images. */
export async function countCredited(db: Kysely<Database>): Promise<number> {
  const { count } = await credited(db)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of one page of such cases, the latest first. */
export async function readCreditedIds(
  db: Kysely<Database>,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await credited(db)
    .innerJoin('item', 'item.number', 'item_facet.number')
    .select('item.id')
    .orderBy('item.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** One page of such cases, the latest first. */
export function readCredits(
  db: Kysely<Database>,
  { offset, limit }: { offset: number; limit: number },
): Promise<CreditRow[]> {
  return credited(db)
    .innerJoin('item', 'item.number', 'item_facet.number')
    .innerJoin('item_version_part as part', (join) =>
      join
        .onRef('part.item_id', '=', 'item.id')
        .onRef('part.number', '=', 'item.published_version')
        .on('part.part', '=', 'credit'),
    )
    .innerJoin('body_text', 'body_text.id', 'part.text_id')
    .select(['item.id', 'item.title', 'body_text.json as text'])
    .orderBy('item.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
