import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PracticeMemoryTable } from './tables.ts';

/** A person's memory of a case; undefined if they never graded it. */
export function findMemory(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
): Promise<PracticeMemoryTable | undefined> {
  return db
    .selectFrom('practice_memory')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

/** Inserts or replaces a person's memory of a case. */
export async function writeMemory(trx: Transaction<Database>, memory: PracticeMemoryTable): Promise<void> {
  const { user_id: _user, item_id: _item, ...columns } = memory;
  await trx
    .insertInto('practice_memory')
    .values(memory)
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet(columns))
    .execute();
}

/** A person's memories, earliest due first. */
export function memoriesOf(db: Kysely<Database>, userId: string): Promise<PracticeMemoryTable[]> {
  return db
    .selectFrom('practice_memory')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('due')
    .orderBy('item_id')
    .execute();
}
