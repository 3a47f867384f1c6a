import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { fold } from '#lib/domain/fold.ts';
import type { Database } from '../schema.ts';
import { isDue, isFailed, isNew, type Practising, pool } from './pool.ts';

const countWhen = (condition: RawBuilder<boolean>) => sql<number>`count(case when ${condition} then 1 end)`;

/** How many of the cases that a person practised are due and failed, and when the next one will be due. */
export async function countRemembered(db: Kysely<Database>, practising: Practising) {
  const { now, userId } = practising;
  const { known, due, failed, next } = await pool(db, practising)
    .where('memory.user_id', '=', userId)
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

/** Whether nothing was asked for: new is then all that is public, which indexes count, but what is no news. */
function isAll({ tags, difficulty, authorId, among }: Practising): boolean {
  const asked = [...tags, difficulty].some((values) => values.length > 0);
  return !asked && authorId === undefined && among === undefined;
}

/** The public cases that a person practised or wrote. */
function noNews(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item')
    .where('item.kind', '=', 'case')
    .where('item.visibility', '=', 'public')
    .where('item.id', 'in', (eb) =>
      eb
        .selectFrom('practice_memory')
        .select('item_id')
        .where('user_id', '=', userId)
        .union(eb.selectFrom('item as own').select('own.id as item_id').where('own.owner_id', '=', userId)),
    );
}

/** How many cases a person never practised. */
export async function countFresh(db: Kysely<Database>, practising: Practising): Promise<number> {
  if (!isAll(practising)) {
    const fresh = pool(db, practising).where(isNew);
    const row = await fresh.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return Number(row.count);
  }
  const all = db.selectFrom('item').where('kind', '=', 'case').where('visibility', '=', 'public');
  const [everything, old] = await Promise.all(
    [all, noNews(db, practising.userId)].map((cases) =>
      cases.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ),
  );
  return Number(everything?.count) - Number(old?.count);
}

type Counted = { value: string; count: number }[];
const byValue = (rows: Counted) => new Map(rows.map(({ value, count }) => [value, Number(count)]));

/** How many cases with each of these tags a person never practised, by folded tag. */
export async function countFreshByTag(
  db: Kysely<Database>,
  practising: Practising,
  tags: readonly string[],
): Promise<Map<string, number>> {
  const values = tags.map(fold);
  if (!isAll(practising))
    return byValue(await countTags(db, pool(db, practising).where(isNew).select('item.number'), values));
  const everything = await db
    .selectFrom('item_facet')
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', 'case')
    .where('visibility', '=', 'public')
    .where('facet', '=', 'tag')
    .where('value', 'in', values)
    .groupBy('value')
    .execute();
  const old = byValue(await countTags(db, noNews(db, practising.userId).select('item.number'), values));
  return byValue(
    everything.map(({ value, count }) => ({ value, count: Number(count) - (old.get(value) ?? 0) })),
  );
}

/** How many cases with each of these tags are due, by folded tag. */
export async function countDueByTag(
  db: Kysely<Database>,
  practising: Practising,
  tags: readonly string[],
): Promise<Map<string, number>> {
  const due = pool(db, practising)
    .where('memory.user_id', '=', practising.userId)
    .where(isDue(practising.now));
  return byValue(await countTags(db, due.select('item.number'), tags.map(fold)));
}

/** How many of some cases have each of these values as a tag. @param numbers a query of the cases' numbers */
function countTags(
  db: Kysely<Database>,
  numbers: Expression<unknown>,
  values: readonly string[],
): Promise<Counted> {
  return db
    .selectFrom('item_facet')
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`number in ${numbers}`)
    .where('facet', '=', 'tag')
    .where('value', 'in', values)
    .groupBy('value')
    .execute();
}
