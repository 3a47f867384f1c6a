import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { QuestionnairePreferenceTable } from './preference-tables.ts';

/** A person's preferences for a questionnaire. */
export function findPreferences(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
): Promise<QuestionnairePreferenceTable | undefined> {
  return db
    .selectFrom('questionnaire_preference')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

/** All preferences of a person, latest first. */
export function preferencesOf(db: Kysely<Database>, userId: string): Promise<QuestionnairePreferenceTable[]> {
  return db
    .selectFrom('questionnaire_preference')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .execute();
}

/** The number of questionnaires for which a person has preferences. */
export async function countPreferencesOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('questionnaire_preference')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores preferences and returns their new revision. The person must be locked (`lockPerson`). */
export async function writePreferences(
  trx: Transaction<Database>,
  { userId, itemId, content }: { userId: string; itemId: string; content: string },
  now: number,
): Promise<number> {
  const { revision } = await trx
    .insertInto('questionnaire_preference')
    .values({ user_id: userId, item_id: itemId, content, revision: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet({
        content,
        revision: sql<number>`questionnaire_preference.revision + 1`,
        updated_at: now,
      }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deletePreferences(
  trx: Transaction<Database>,
  userId: string,
  itemId: string,
): Promise<void> {
  await trx
    .deleteFrom('questionnaire_preference')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}
