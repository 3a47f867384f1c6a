import { type Kysely, sql, type Transaction } from 'kysely';
import type { Joins } from '#lib/domain/statistics/join-hypotheses.ts';
import type { Database } from '../schema.ts';

/** What an author has joined at a case; revision 0 where nothing was. */
export interface CaseJoins {
  joins: Joins;
  revision: number;
}

export const NO_JOINS: CaseJoins = { joins: [], revision: 0 };

/** What was joined at some cases, by case. */
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

/** What a person has joined at cases of theirs, for the export of an account. */
export async function joinsOfOwner(
  db: Kysely<Database>,
  ownerId: string,
): Promise<{ itemId: string; joins: Joins }[]> {
  const rows = await db
    .selectFrom('joined_hypotheses')
    .innerJoin('item', 'item.id', 'joined_hypotheses.item_id')
    .select(['joined_hypotheses.item_id', 'groups'])
    .where('owner_id', '=', ownerId)
    .orderBy('joined_hypotheses.item_id')
    .execute();
  return rows.map(({ item_id, groups }) => ({ itemId: item_id, joins: JSON.parse(groups) }));
}

/** Writes what is joined at a case, a revision further than there was. The case must be locked (`lockItem`). */
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

/** Forgets what a person has joined at the cases that they leave without an owner: nobody is shown it any more. */
export async function dropJoinsOf(trx: Transaction<Database>, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('joined_hypotheses')
    .where('item_id', 'in', trx.selectFrom('item').select('id').where('owner_id', '=', ownerId))
    .execute();
}
