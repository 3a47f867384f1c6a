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

/** The part `questions` of the versions of a case among these that are kept, as JSON by number. */
export async function questionsOfVersions(
  db: Kysely<Database>,
  itemId: string,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  // PostgreSQL knows no empty list.
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_version_part')
    .innerJoin('body_text', 'body_text.id', 'item_version_part.text_id')
    .select(['number', 'json'])
    .where('item_id', '=', itemId)
    .where('part', '=', 'questions')
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, json }) => [Number(number), json]));
}
