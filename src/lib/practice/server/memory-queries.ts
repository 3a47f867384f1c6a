import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PracticeMemoryTable } from './tables.ts';

/** A person's memory of a case; undefined if the case was never graded. */
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

/** Deletes a person's memory of a case. */
export async function deleteMemory(
  trx: Transaction<Database>,
  userId: string,
  itemId: string,
): Promise<void> {
  await trx
    .deleteFrom('practice_memory')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/** All dates on which cases of a person are due. */
export async function duesOf(db: Kysely<Database>, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('practice_memory')
    .select('due')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ due }) => Number(due));
}

/** Moves the due date of all cases due at one instant to another. */
export async function moveDue(
  trx: Transaction<Database>,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx
    .updateTable('practice_memory')
    .set({ due: to })
    .where('user_id', '=', userId)
    .where('due', '=', from)
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
