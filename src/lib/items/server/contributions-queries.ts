import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Version number for the working copy, until its changes are part of a version. */
const WORKING = 0;

/** Records that a person other than the owner changed an item's working copy. The item must be locked. */
export async function noteContribution(
  trx: Transaction<Database>,
  { id, owner_id }: { id: string; owner_id: string | null },
  actor: Pick<Actor, 'id'>,
): Promise<void> {
  if (owner_id === actor.id) return;
  await trx
    .insertInto('item_contribution')
    .values({ item_id: id, number: WORKING, user_id: actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that the contributions to the working copy are part of this new version. The item must be locked. */
export async function keepContributions(
  trx: Transaction<Database>,
  itemId: string,
  number: number,
): Promise<void> {
  await trx
    .updateTable('item_contribution')
    .set({ number })
    .where('item_id', '=', itemId)
    .where('number', '=', WORKING)
    .execute();
}

/** Assigns the contributions to a withdrawn version to the working copy again. The item must be locked. */
export async function returnContributions(
  trx: Transaction<Database>,
  itemId: string,
  number: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('item_contribution')
    .select('user_id')
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('item_contribution')
    .values(rows.map(({ user_id }) => ({ item_id: itemId, number: WORKING, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Deletes a person's contributions to a working copy: they become its owner, who is not listed as a contributor.
 * The item must be locked.
 */
export async function dropContributions(
  trx: Transaction<Database>,
  itemId: string,
  userId: string,
): Promise<void> {
  await trx
    .deleteFrom('item_contribution')
    .where('item_id', '=', itemId)
    .where('number', '=', WORKING)
    .where('user_id', '=', userId)
    .execute();
}

/** The contributors to each version of an item besides its owner, by displayed name. */
export async function contributorsTo(db: Kysely<Database>, itemId: string): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('item_contribution')
    .innerJoin('user', 'user.id', 'item_contribution.user_id')
    .select(['item_contribution.number', 'user.shown_name as name'])
    .where('item_id', '=', itemId)
    .orderBy('user.shown_name')
    .execute();
  const byVersion = Map.groupBy(rows, ({ number }) => number);
  return new Map([...byVersion].map(([number, those]) => [number, those.map(({ name }) => name)]));
}
