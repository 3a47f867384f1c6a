import { type Kysely, sql } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type Days, wholeMonths } from '../period-rules.ts';
import { addTo, NO_ITEM_COUNTS } from './count-activity-queries.ts';
import type { ItemCounts } from './tables.ts';

const NAMES = Object.keys(NO_ITEM_COUNTS) as (keyof ItemCounts)[];

export type OwnItem = ItemCounts & { id: string; kind: ItemKind; title: string };

/** All sums as one text, which lets a single subquery return them. */
const SUMS = sql.join(
  NAMES.map((name) => sql`sum(${sql.ref(`counted.${name}`)})`),
  sql` || ' ' || `,
);

function countsOf(sums: string): ItemCounts {
  const counts = sums.split(' ').map(Number);
  return Object.fromEntries(NAMES.map((name, place) => [name, counts[place]])) as unknown as ItemCounts;
}

type Span = Days & { span: number };
type Table = 'item_day' | 'item_month';

/** Splits time ranges into days and months: whole months are read from the monthly table. */
function spansOf(spans: readonly Days[]): [Table, Span[]][] {
  const parts = spans.map((days, span) => ({ span, ...wholeMonths(days) }));
  const days = parts.flatMap(({ span, days: each }) => each.map((part) => ({ span, ...part })));
  const months = parts.flatMap(({ span, months: part }) => (part ? [{ span, ...part }] : []));
  const tables: [Table, Span[]][] = [
    ['item_day', days],
    ['item_month', months],
  ];
  return tables.filter(([, each]) => each.length > 0);
}

const valuesOf = (spans: readonly Span[]) =>
  sql.join(spans.map(({ span, from, to }) => sql`(cast(${span} as integer), ${from}, ${to})`));

/** The rows of an item within a span, looked up in key order: grouping the rows of all items would sort them first. */
function within(table: Table) {
  const at = sql.ref(table === 'item_day' ? 'counted.day' : 'counted.month');
  return sql`counted.item_id = item.id and ${at} >= span.column2 and ${at} <= span.column3`;
}

/** Other people's activity on all of a person's items, for several ranges of days, in their order. */
export async function ownTotalsIn(
  db: Kysely<Database>,
  ownerId: string,
  spans: readonly Days[],
): Promise<ItemCounts[]> {
  const totals = spans.map(() => ({ ...NO_ITEM_COUNTS }));
  for (const [table, parts] of spansOf(spans)) {
    const { rows } = await sql<{ span: number; sums: string | null }>`
      select span.column1 as span, (
        select ${SUMS} from item cross join ${sql.table(table)} as counted
        where item.owner_id = ${ownerId} and ${within(table)}
      ) as sums from (values ${valuesOf(parts)}) as span`.execute(db);
    for (const { span, sums } of rows) if (sums !== null) addTo(totals[span]!, countsOf(sums));
  }
  return totals;
}

/** Other people's activity on each of a person's items in a range of days; items without any are omitted. */
export async function ownItemsIn(db: Kysely<Database>, ownerId: string, days: Days): Promise<OwnItem[]> {
  const items = new Map<string, OwnItem>();
  for (const [table, parts] of spansOf([days])) {
    const { rows } = await sql<Omit<OwnItem, keyof ItemCounts> & { sums: string | null }>`
      select item.id, item.kind, item.title,
        (select ${SUMS} from ${sql.table(table)} as counted where ${within(table)}) as sums
      from item cross join (values ${valuesOf(parts)}) as span
      where item.owner_id = ${ownerId}`.execute(db);
    for (const { sums, ...item } of rows) {
      if (sums === null) continue;
      const known = items.get(item.id) ?? { ...item, ...NO_ITEM_COUNTS };
      items.set(item.id, known);
      addTo(known, countsOf(sums));
    }
  }
  return [...items.values()];
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

/** Ratings of a person's items first given in a time range, counted by value (half points). */
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

/** Ratings of one value (half points) first given in a time range, counted for each of a person's items. */
export function itemsOfRating(
  db: Kysely<Database>,
  ownerId: string,
  instants: Instants,
  value: number,
): Promise<{ id: string; count: number }[]> {
  return ownRatings(db, ownerId, instants)
    .select((eb) => ['item.id', eb.fn.countAll<number>().as('count')])
    .where('rating.value', '=', value)
    .groupBy('item.id')
    .execute();
}

/** The latest comments on a person's items in a time range. */
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
