import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Sort } from '#lib/domain/list-query.ts';
import { type Condition, fulfils, isRowOf } from './list-conditions.ts';
import type { Database, ItemTable } from './schema.ts';

/**
 * How a page of a public list is found. At 100,000 items no single plan is good for every filter, so the sizes of
 * the filters choose: walk the list in its order and probe each item until the page is full (common values), or
 * find all that match and sort them (rare ones). These are found by probing the items of the rarest filter, or by
 * intersecting the filters' runs in the index when none is rare. Index entries only are read, never rows.
 */

const SORT_KEYS = {
  recents: 'published_at',
  populaires: 'popularity',
  'mieux-notes': 'rating_rank',
} as const satisfies Record<Sort, keyof ItemTable>;

/** An item has at most one value of these, so the sizes of several values add up. */
const SINGLE_VALUED = new Set(['difficulty', 'imagingType', 'region']);

/** Costs in the time that reading one index entry in a run takes. */
const PROBE = 6;
const FETCH_AND_SORT = 8;

/** How many public items there are, how many rows each condition has, and how many items fulfil them all. */
export interface ListSizes {
  all: number;
  byCondition: number[];
  total: number;
}

/** Answers a count from a cache, or computes it. */
export type Remember = (key: string, count: () => Promise<number>) => Promise<number>;

/** Measures a filtered list. The sizes stay true until the content version's `lists()` changes. */
export async function measure(
  db: Kysely<Database>,
  kind: ItemKind,
  conditions: readonly Condition[],
  remember: Remember,
): Promise<ListSizes> {
  const all = await remember(kind, () => countAll(db, kind));
  const byCondition: number[] = [];
  for (const condition of conditions) {
    const key = `${kind} ${JSON.stringify(condition)}`;
    byCondition.push(await remember(key, () => countRows(db, kind, condition)));
  }
  const total = await remember(`${kind} = ${JSON.stringify(conditions)}`, () =>
    countItems(db, kind, conditions, { all, byCondition }),
  );
  return { all, byCondition, total };
}

async function countAll(db: Kysely<Database>, kind: ItemKind): Promise<number> {
  const { count } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('visibility', '=', 'public')
    .executeTakeFirstOrThrow();
  return count;
}

/** The public rows that fulfil a condition; an item may have several. */
function rowsOf(db: Kysely<Database>, kind: ItemKind, condition: Condition) {
  return db
    .selectFrom('item_facet')
    .where('item_facet.kind', '=', kind)
    .where('item_facet.visibility', '=', 'public')
    .where((eb) => isRowOf(eb, condition));
}

async function countRows(db: Kysely<Database>, kind: ItemKind, condition: Condition): Promise<number> {
  const { count } = await rowsOf(db, kind, condition)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a condition has one row per item at most, so that its rows are its items. */
function isExact(condition: Condition): boolean {
  return 'values' in condition && (condition.values.length === 1 || SINGLE_VALUED.has(condition.facet));
}

async function countItems(
  db: Kysely<Database>,
  kind: ItemKind,
  conditions: readonly Condition[],
  sizes: Omit<ListSizes, 'total'>,
): Promise<number> {
  const [only] = conditions;
  if (!only) return sizes.all;
  if (sizes.byCondition.includes(0)) return 0;
  if (conditions.length === 1 && isExact(only)) return sizes.byCondition[0] ?? 0;
  const { count } = await matching(db, kind, conditions, sizes.byCondition)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What probing costs: every item of the rarest condition, once per other condition. */
function probingCost(sizes: readonly number[]): number {
  return Math.min(...sizes) * (1 + PROBE * (sizes.length - 1));
}

/** The ids of all items that fulfil every condition (there is one at least), as `found.item_id`, in no order. */
function matching(
  db: Kysely<Database>,
  kind: ItemKind,
  conditions: readonly Condition[],
  sizes: readonly number[],
) {
  const rarest = conditions[sizes.indexOf(Math.min(...sizes))] as Condition;
  const ids = (condition: Condition) => rowsOf(db, kind, condition).select('item_facet.item_id');
  const others = conditions.filter((condition) => condition !== rarest);
  if (others.length > 0 && sum(sizes) < probingCost(sizes)) {
    const common = others.reduce((query, other) => query.intersect(ids(other)), ids(rarest));
    return db.selectFrom(common.as('found'));
  }
  const first = isExact(rarest) ? ids(rarest) : ids(rarest).distinct();
  return db
    .selectFrom(first.as('found'))
    .where((eb) => eb.and(others.map((other) => fulfils('found.item_id', other))));
}

/** The ids of one page of a public list, best first, ties by id. */
export async function pageOfIds(
  db: Kysely<Database>,
  kind: ItemKind,
  conditions: readonly Condition[],
  sizes: ListSizes,
  page: { sort: Sort; limit: number; offset: number },
): Promise<string[]> {
  if (sizes.total === 0) return [];
  const key = `item.${SORT_KEYS[page.sort]}` as const;
  const rows = walkIsCheaper(sizes, page.offset + page.limit)
    ? walk(db, kind, conditions)
    : matching(db, kind, conditions, sizes.byCondition)
        // SQLite keeps the order of a `cross join`.
        .crossJoin('item')
        .whereRef('item.id', '=', 'found.item_id')
        .select('item.id');
  const { limit, offset } = page;
  const found = await rows
    .orderBy(key, 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map(({ id }) => id);
}

function walk(db: Kysely<Database>, kind: ItemKind, conditions: readonly Condition[]) {
  return db
    .selectFrom('item')
    .select('item.id')
    .where('item.kind', '=', kind)
    .where('item.visibility', '=', 'public')
    .where((eb) => eb.and(conditions.map((condition) => fulfils('item.id', condition))));
}

/** Whether walking until `wanted` items are found costs less than finding and sorting all. */
function walkIsCheaper({ all, byCondition, total }: ListSizes, wanted: number): boolean {
  if (byCondition.length === 0) return true;
  const steps = Math.min(all, (wanted * all) / total);
  const finding = Math.min(sum(byCondition), probingCost(byCondition));
  return steps * (1 + PROBE * byCondition.length) <= finding + total * FETCH_AND_SORT;
}
