import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Database } from '../schema.ts';
import { type Condition, fulfils } from './list-conditions.ts';

/** A person's items of one kind that fulfil the conditions: few enough to be probed one by one. */
function ownItems(db: Kysely<Database>, ownerId: string, kind: ItemKind, conditions: readonly Condition[]) {
  return db
    .selectFrom('item')
    .where('item.owner_id', '=', ownerId)
    .where('item.kind', '=', kind)
    .where((eb) => eb.and(conditions.map((condition) => fulfils(condition))));
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

/** The ids of one page, last changed first. */
export async function pageOfOwnIds(
  db: Kysely<Database>,
  ownerId: string,
  kind: ItemKind,
  conditions: readonly Condition[],
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const found = await ownItems(db, ownerId, kind, conditions)
    .select('item.id')
    .orderBy('item.updated_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map(({ id }) => id);
}
