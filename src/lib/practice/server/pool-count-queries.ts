import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { fulfils } from '#lib/items/server/list-conditions-queries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import {
  conditionsOfPool,
  isDue,
  isFailed,
  isNew,
  type PoolSelection,
  pool,
  remembered,
} from './pool-queries.ts';

const countWhen = (condition: RawBuilder<boolean>) => sql<number>`count(case when ${condition} then 1 end)`;

/** Numbers of due and failed cases, and the date on which the next case becomes due. */
export async function countRemembered(db: Kysely<Database>, practising: PoolSelection) {
  const { now } = practising;
  const { known, due, failed, next } = await remembered(db, practising)
    .select((eb) => [
      eb.fn.countAll<number>().as('known'),
      countWhen(isDue(now)).as('due'),
      countWhen(isFailed).as('failed'),
      sql<number | null>`min(case when memory.due > ${now} then memory.due end)`.as('next'),
    ])
    .executeTakeFirstOrThrow();
  return {
    known: Number(known),
    due: Number(due),
    failed: Number(failed),
    next: next === null ? null : Number(next),
  };
}

/** Public cases of the selection that a person practised, set aside or owns: few, and found by id. */
function noNews(db: Kysely<Database>, which: PoolSelection) {
  let query = db
    .selectFrom('item')
    .where(sql<boolean>`item.kind || '' = 'case'`)
    .where(sql<boolean>`item.visibility || '' = 'public'`)
    .where('item.id', 'in', (eb) =>
      eb
        .selectFrom('practice_memory')
        .select('item_id')
        .where('user_id', '=', which.userId)
        .union(eb.selectFrom('practice_set_aside').select('item_id').where('user_id', '=', which.userId))
        .union(
          eb.selectFrom('item as own').select('own.id as item_id').where('own.owner_id', '=', which.userId),
        ),
    );
  for (const condition of conditionsOfPool(which)) query = query.where(() => fulfils(condition));
  return query;
}

type TagCounts = { value: string; count: number }[];
const byValue = (rows: TagCounts) => new Map(rows.map(({ value, count }) => [value, Number(count)]));
const fresh = (db: Kysely<Database>, which: PoolSelection) => pool(db, which).where(isNew);

/** Number of cases of an author or a collection that a person never practised. */
export async function countChosen(db: Kysely<Database>, which: PoolSelection): Promise<number> {
  const all = fresh(db, which).select((eb) => eb.fn.countAll<number>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

/** The count for each of these tags. */
export async function countChosenByTag(
  db: Kysely<Database>,
  which: PoolSelection,
  values: readonly string[],
): Promise<Map<string, number>> {
  return byValue(await countTags(db, fresh(db, which).select('item.number'), values));
}

/** Number of public cases that are not new to a person: practised, set aside, or the person's own. */
export async function countOld(db: Kysely<Database>, which: PoolSelection): Promise<number> {
  const all = noNews(db, which).select((eb) => eb.fn.countAll<number>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

/** The count for each of these tags. */
export async function countOldByTag(
  db: Kysely<Database>,
  which: PoolSelection,
  values: readonly string[],
): Promise<Map<string, number>> {
  return byValue(await countTags(db, noNews(db, which).select('item.number'), values));
}

/** Number of due cases by folded tag. */
export async function countDueByTag(
  db: Kysely<Database>,
  practising: PoolSelection,
  tags: readonly string[],
): Promise<Map<string, number>> {
  const due = remembered(db, practising).where(isDue(practising.now));
  return byValue(await countTags(db, due.select('item.number'), tags.map(fold)));
}

/** Counts cases by tag. @param numbers a query of the cases' numbers */
function countTags(
  db: Kysely<Database>,
  numbers: Expression<unknown>,
  values: readonly string[],
): Promise<TagCounts> {
  if (values.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('item_facet')
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`number in ${numbers}`)
    .where('facet', '=', 'tag')
    .where('value', 'in', values)
    .groupBy('value')
    .execute();
}
