import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { isInStates, isState } from './item-state-queries.ts';
import { betterConditions, type Condition, fulfils } from './list-conditions-queries.ts';

/** A person's items of one kind that fulfil the conditions, which are checked item by item. */
function ownItems(db: Kysely<Database>, ownerId: string, kind: ItemKind, conditions: readonly Condition[]) {
  return db
    .selectFrom('item')
    .where('item.owner_id', '=', ownerId)
    .where('item.kind', '=', kind)
    .where((eb) =>
      eb.and(
        conditions.map((condition) =>
          isState(condition) ? isInStates(condition.values) : fulfils(condition),
        ),
      ),
    );
}

export async function countOwn(
  db: Kysely<Database>,
  ownerId: string,
  kind: ItemKind,
  conditions: readonly Condition[],
): Promise<number> {
  const { count } = await ownItems(db, ownerId, kind, conditions)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL of a match's rank: the better its field, the smaller. */
function rank(conditions: readonly Condition[]) {
  const better = betterConditions(conditions).map((each, at) => {
    const all = expressionBuilder<Database>().and(each.map((condition) => fulfils(condition)));
    return sql`when ${all} then ${sql.lit(at)}`;
  });
  return better.length === 0
    ? sql<number>`(select 0)`
    : sql<number>`case ${sql.join(better, sql` `)} else ${sql.lit(better.length)} end`;
}

/** The ids on one page: matches in better fields first, then last changed first. */
export async function pageOfOwnIds(
  db: Kysely<Database>,
  ownerId: string,
  kind: ItemKind,
  conditions: readonly Condition[],
  { limit, offset, ranked }: { limit: number; offset: number; ranked: boolean },
): Promise<string[]> {
  const found = await ownItems(db, ownerId, kind, conditions)
    .select('item.id')
    .orderBy(rank(ranked ? conditions : []))
    .orderBy('item.updated_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map(({ id }) => id);
}
