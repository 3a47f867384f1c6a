import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Joins } from '../hypothesis-join-rules.ts';

/** An author's joins for a case; revision 0 if there are none. */
export interface CaseJoins {
  joins: Joins;
  revision: number;
}

export const NO_JOINS: CaseJoins = { joins: [], revision: 0 };

/** The joins of some cases, by case. */
export async function joinsOfCases(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, CaseJoins>> {
  const rows = await db
    .selectFrom('joined_hypotheses')
    .select(['item_id', 'groups', 'revision'])
    .where('item_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ item_id, groups, revision }) => [item_id, { joins: JSON.parse(groups), revision }]),
  );
}

/** Those of the cases that have joins, with their owners, in locking order. */
export async function joinedCases(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ itemId: string; ownerId: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('joined_hypotheses')
    .innerJoin('item', 'item.id', 'joined_hypotheses.item_id')
    .select(['item_id as itemId', 'owner_id as ownerId'])
    .where('item_id', 'in', ids)
    .where('owner_id', 'is not', null)
    .$narrowType<{ ownerId: string }>()
    .orderBy('item_id')
    .execute();
}

/** Writes the joins of a case under the next revision. The case must be locked (`lockItem`). */
export async function writeJoins(
  trx: Transaction<Database>,
  { itemId, joins }: { itemId: string; joins: Joins },
  now: number,
): Promise<void> {
  const groups = JSON.stringify(joins);
  await trx
    .insertInto('joined_hypotheses')
    .values({ item_id: itemId, groups, revision: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({
        groups,
        revision: sql<number>`joined_hypotheses.revision + 1`,
        updated_at: now,
      }),
    )
    .execute();
}

/** Deletes a person's joins: for the next owner of their cases the groups may have different readers. */
export async function dropJoinsOf(trx: Transaction<Database>, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('joined_hypotheses')
    .where('item_id', 'in', trx.selectFrom('item').select('id').where('owner_id', '=', ownerId))
    .execute();
}
