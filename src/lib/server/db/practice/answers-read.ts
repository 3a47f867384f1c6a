import type { Kysely, Transaction } from 'kysely';
import { batches } from '../batches.ts';
import type { Database } from '../schema.ts';
import type { AnswerReadTable } from './practice-tables.ts';

/** Whether it was noted that this person read this case's answer on this day. */
export async function isAnswerNoted(db: Kysely<Database>, read: AnswerReadTable): Promise<boolean> {
  const noted = await db
    .selectFrom('answer_read')
    .select('day')
    .where('item_id', '=', read.item_id)
    .where('user_id', '=', read.user_id)
    .where('day', '=', read.day)
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes that an answer was read. @returns false when it is noted already */
export async function insertAnswerRead(trx: Transaction<Database>, read: AnswerReadTable): Promise<boolean> {
  const added = await trx
    .insertInto('answer_read')
    .values(read)
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return added !== undefined;
}

/** Writes many new readings of answers at once. */
export async function insertAnswersRead(
  trx: Transaction<Database>,
  reads: readonly AnswerReadTable[],
): Promise<void> {
  for (const rows of batches(reads)) await trx.insertInto('answer_read').values(rows).execute();
}

/** The public cases that a person opened since then without reading their answer afterwards, last opened first. */
export async function halfRead(
  db: Kysely<Database>,
  userId: string,
  since: number,
  limit: number,
): Promise<{ id: string; at: number }[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select((eb) => ['item.id', eb.fn.max('event.at').as('last')])
    .where('event.user_id', '=', userId)
    .where('event.at', '>=', since)
    .where('event.type', '=', 'view')
    .where('event.kind', '=', 'case')
    .where('item.visibility', '=', 'public')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as answer')
            .select('answer.id')
            .whereRef('answer.item_id', '=', 'event.item_id')
            .where('answer.user_id', '=', userId)
            .where('answer.type', 'in', ['answer', 'grade'])
            .whereRef('answer.at', '>=', 'event.at'),
        ),
      ),
    )
    .groupBy('item.id')
    .orderBy('last', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, last }) => ({ id, at: Number(last) }));
}
