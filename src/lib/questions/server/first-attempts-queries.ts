import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { QuestionAttemptTable } from './tables.ts';

/** First attempts that were finished, by people who are not authors of the case. */
export function finishedFirstAttempts(db: Kysely<Database>) {
  return db
    .selectFrom('question_attempt as attempt')
    .innerJoin('item', 'item.id', 'attempt.item_id')
    .where('attempt.round', '=', 1)
    .where('attempt.finished_at', 'is not', null)
    .where((eb) =>
      eb.or([eb('item.owner_id', 'is', null), eb('item.owner_id', '<>', eb.ref('attempt.user_id'))]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_person')
            .select('item_person.user_id')
            .whereRef('item_person.item_id', '=', 'attempt.item_id')
            .whereRef('item_person.user_id', '=', 'attempt.user_id')
            .where('role', '=', 'author'),
        ),
      ),
    );
}

/** The finished first attempts at a case. This query reveals neither the people nor the order of attempts. */
export function firstAttemptsAt(
  db: Kysely<Database>,
  itemId: string,
): Promise<Pick<QuestionAttemptTable, 'item_version' | 'steps'>[]> {
  return finishedFirstAttempts(db)
    .select(['attempt.item_version', 'attempt.steps'])
    .where('attempt.item_id', '=', itemId)
    .orderBy('attempt.steps')
    .execute();
}
