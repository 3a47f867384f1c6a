import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Sort } from '#lib/domain/list-query.ts';
import { type Condition, fulfils, isRowOf } from './list-conditions.ts';
import type { Database, ItemTable } from './schema.ts';

/**
 * How a page of a public list is found. At 100,000 items no single plan is good for every filter, so the sizes
 * of the filters choose between two: walk the list in its order and probe each item (common values), or take
 * the items of the rarest filter and sort them (rare values). Either reads index entries only, never rows.
 */

const SORT_KEYS = {
  recents: 'published_at',
  populaires: 'popularity',
  'mieux-notes': 'rating_rank',
} as const satisfies Record<Sort, keyof ItemTable>;

/** An item has at most one value of these, so the sizes of several values add up. */
const SINGLE_VALUED = new Set(['difficulty', 'imagingType', 'region']);

/** Fetching and sorting an item of a filter costs this many probes of the walk. */
const SORT_COST = 2;

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

/** The index of the rarest condition: the others are probed for its items only. */
function rarest(sizes: readonly number[]): number {
  return sizes.indexOf(Math.min(...sizes));
}

function isExact(condition: Condition): boolean {
  return 'values' in condition && (condition.values.length === 1 || SINGLE_VALUED.has(condition.facet));
}

async function countItems(
  db: Kysely<Database>,
  kind: ItemKind,
  conditions: readonly Condition[],
  sizes: Omit<ListSizes, 'total'>,
): Promise<number> {
  const driver = rarest(sizes.byCondition);
  const first = conditions[driver];
  if (!first) return sizes.all;
  const size = sizes.byCondition[driver] ?? 0;
  if (size === 0 || (conditions.length === 1 && isExact(first))) return size;
  const { count } = await driven(db, kind, conditions, driver)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The items of one condition that fulfil the others too, as `driver.item_id`, in no order. */
function driven(db: Kysely<Database>, kind: ItemKind, conditions: readonly Condition[], driver: number) {
  const first = conditions[driver] as Condition;
  const ids = rowsOf(db, kind, first).select('item_facet.item_id');
  return db
    .selectFrom((isExact(first) ? ids : ids.distinct()).as('driver'))
    .where((eb) =>
      eb.and(
        conditions.filter((_, index) => index !== driver).map((other) => fulfils('driver.item_id', other)),
      ),
    );
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
    ? walked(db, kind, conditions)
    : driven(db, kind, conditions, rarest(sizes.byCondition))
        // SQLite keeps the order of a `cross join`.
        .crossJoin('item')
        .whereRef('item.id', '=', 'driver.item_id')
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

function walked(db: Kysely<Database>, kind: ItemKind, conditions: readonly Condition[]) {
  return db
    .selectFrom('item')
    .select('item.id')
    .where('item.kind', '=', kind)
    .where('item.visibility', '=', 'public')
    .where((eb) => eb.and(conditions.map((condition) => fulfils('item.id', condition))));
}

/** Whether finding the first `wanted` items by walking costs less than sorting the rarest condition's. */
function walkIsCheaper({ all, byCondition, total }: ListSizes, wanted: number): boolean {
  if (byCondition.length === 0) return true;
  const steps = Math.min(all, (wanted * all) / total);
  return steps * byCondition.length <= Math.min(...byCondition) * (SORT_COST + byCondition.length);
}
