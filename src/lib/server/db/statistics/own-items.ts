import { type Kysely, sql } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Days } from '#lib/domain/statistics/period.ts';
import type { Database } from '../schema.ts';
import type { ItemCounts } from './activity-tables.ts';
import { NO_ITEM_COUNTS } from './count-activity.ts';

const NAMES = Object.keys(NO_ITEM_COUNTS) as (keyof ItemCounts)[];

export type OwnItem = ItemCounts & { id: string; kind: ItemKind; title: string; span: number };

/**
 * What others did with each of a person's items in each of several spans of days, `span` being its place; what has
 * nothing to tell is not there. Each pair is looked up in the order of the key: grouping the days of all items would
 * sort them first, which takes longer than adding them up. Sums come as one text, so that a lookup gives them at once.
 */
export async function ownItemsIn(
  db: Kysely<Database>,
  ownerId: string,
  spans: readonly Days[],
): Promise<OwnItem[]> {
  const sums = sql.join(
    NAMES.map((name) => sql`sum(${sql.ref(name)})`),
    sql` || ' ' || `,
  );
  const values = sql.join(spans.map(({ from, to }, span) => sql`(cast(${span} as integer), ${from}, ${to})`));
  const { rows } = await sql<Omit<OwnItem, keyof ItemCounts> & { sums: string | null }>`
    select item.id, item.kind, item.title, span.column1 as span,
      (select ${sums} from item_day
        where item_day.item_id = item.id and day >= span.column2 and day <= span.column3) as sums
    from item cross join (values ${values}) as span
    where item.owner_id = ${ownerId}`.execute(db);
  return rows.flatMap(({ sums: told, ...row }) => {
    if (told === null) return [];
    const counts = told.split(' ').map(Number);
    return [
      {
        ...row,
        ...(Object.fromEntries(NAMES.map((name, at) => [name, counts[at]])) as unknown as ItemCounts),
      },
    ];
  });
}

interface Instants {
  from: number;
  before: number;
}

function ownRatings(db: Kysely<Database>, ownerId: string, { from, before }: Instants) {
  return db
    .selectFrom('item')
    .innerJoin('rating', 'rating.item_id', 'item.id')
    .where('owner_id', '=', ownerId)
    .where('rating.created_at', '>=', from)
    .where('rating.created_at', '<', before);
}

/** How many ratings of each value (half points) a person's items were first given between two instants. */
export function ratingValues(
  db: Kysely<Database>,
  ownerId: string,
  instants: Instants,
): Promise<{ value: number; count: number }[]> {
  return ownRatings(db, ownerId, instants)
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .groupBy('value')
    .execute();
}

/** The latest comments among them. */
export function latestComments(db: Kysely<Database>, ownerId: string, instants: Instants, limit: number) {
  return ownRatings(db, ownerId, instants)
    .select([
      'item.id',
      'item.kind',
      'item.title',
      'rating.value',
      'rating.comment',
      'rating.created_at as at',
    ])
    .where('comment', 'is not', null)
    .orderBy('rating.created_at', 'desc')
    .limit(limit)
    .execute();
}
