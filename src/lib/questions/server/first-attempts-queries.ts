import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { QuestionAttemptTable } from './tables.ts';

/**
 * The first attempts at the questions of a case that people finished, without those of its authors. Whose they are does
 * not leave this query, nor the order in which they came.
 */
export function firstAttemptsAt(
  db: Kysely<Database>,
  itemId: string,
): Promise<Pick<QuestionAttemptTable, 'item_version' | 'steps'>[]> {
  return db
    .selectFrom('question_attempt')
    .innerJoin('item', 'item.id', 'question_attempt.item_id')
    .select(['item_version', 'steps'])
    .where('question_attempt.item_id', '=', itemId)
    .where('round', '=', 1)
    .where('finished_at', 'is not', null)
    .where((eb) =>
      eb.or([eb('owner_id', 'is', null), eb('owner_id', '<>', eb.ref('question_attempt.user_id'))]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_person')
            .select('item_person.user_id')
            .whereRef('item_person.item_id', '=', 'question_attempt.item_id')
            .whereRef('item_person.user_id', '=', 'question_attempt.user_id')
            .where('role', '=', 'author'),
        ),
      ),
    )
    .orderBy('steps')
    .execute();
}
