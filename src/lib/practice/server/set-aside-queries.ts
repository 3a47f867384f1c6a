import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Sets a case aside for a person; has no effect if it already is. */
export async function insertSetAside(
  db: Kysely<Database>,
  row: { user_id: string; item_id: string; at: number },
): Promise<void> {
  await db
    .insertInto('practice_set_aside')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .execute();
}

/** Cancels setting a case aside; has no effect if it is not set aside. */
export async function deleteSetAside(db: Kysely<Database>, userId: string, itemId: string): Promise<void> {
  await db
    .deleteFrom('practice_set_aside')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/** The cases that a person set aside, last first. */
export function setAsideOf(db: Kysely<Database>, userId: string): Promise<{ item_id: string; at: number }[]> {
  return db
    .selectFrom('practice_set_aside')
    .select(['item_id', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('item_id')
    .execute();
}

/** Whether a person set a case aside. */
export async function isSetAside(db: Kysely<Database>, userId: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('practice_set_aside')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Like `setAsideOf`, with the titles of the cases, and whether the person has viewed their answers. */
export function namedSetAside(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('practice_set_aside as aside')
    .innerJoin('item', 'item.id', 'aside.item_id')
    .select((eb) => [
      'aside.item_id',
      'aside.at',
      'item.title',
      'item.visibility',
      'item.owner_id',
      eb
        .selectFrom('event')
        .select((count) => count.fn.countAll<number>().as('answers'))
        .whereRef('event.item_id', '=', 'aside.item_id')
        .where('event.user_id', '=', userId)
        .where('event.type', 'in', ['answer', 'grade'])
        .as('answered'),
    ])
    .where('aside.user_id', '=', userId)
    .orderBy('aside.at', 'desc')
    .orderBy('aside.item_id')
    .execute();
}
