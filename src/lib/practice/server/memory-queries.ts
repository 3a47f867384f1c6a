import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/server/db/schema.ts';
import type { PracticeMemoryTable } from './tables.ts';

/** What a person remembers of a case; undefined when they never graded it. */
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

/** Writes what a person remembers of a case, in place of what was known. */
export async function writeMemory(trx: Transaction<Database>, memory: PracticeMemoryTable): Promise<void> {
  const { user_id: _user, item_id: _item, ...columns } = memory;
  await trx
    .insertInto('practice_memory')
    .values(memory)
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet(columns))
    .execute();
}

/** What a person remembers, what comes back first at first. */
export function memoriesOf(db: Kysely<Database>, userId: string): Promise<PracticeMemoryTable[]> {
  return db
    .selectFrom('practice_memory')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('due')
    .orderBy('item_id')
    .execute();
}
