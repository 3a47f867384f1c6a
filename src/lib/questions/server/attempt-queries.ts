import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { QuestionAttemptTable } from './tables.ts';

/** A person's last attempt at the questions of a case. */
export function lastAttempt(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
): Promise<QuestionAttemptTable | undefined> {
  return db
    .selectFrom('question_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The steps that a person validated in one of their attempts (JSON list of `ValidatedStep`). */
export function stepsOfRound(
  db: Kysely<Database>,
  { userId, itemId, round }: { userId: string; itemId: string; round: number },
): Promise<Pick<QuestionAttemptTable, 'steps'> | undefined> {
  return db
    .selectFrom('question_attempt')
    .select('steps')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('round', '=', round)
    .executeTakeFirst();
}

/** Stores an attempt, replacing the stored one with the same number. */
export async function writeAttempt(trx: Transaction<Database>, row: QuestionAttemptTable): Promise<void> {
  const { steps, finished_at } = row;
  await trx
    .insertInto('question_attempt')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id', 'round']).doUpdateSet({ steps, finished_at }),
    )
    .execute();
}

/** All attempts of a person, oldest first. */
export function questionAttemptsOf(db: Kysely<Database>, userId: string): Promise<QuestionAttemptTable[]> {
  return db
    .selectFrom('question_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('item_id')
    .orderBy('round')
    .execute();
}

/** A person's attempts at a case, with whether the case is public now. */
export function attemptsAt(db: Kysely<Database>, userId: string, itemId: string) {
  return db
    .selectFrom('question_attempt')
    .innerJoin('item', 'item.id', 'question_attempt.item_id')
    .select(['steps', 'item_version', 'finished_at', 'item.visibility'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}
