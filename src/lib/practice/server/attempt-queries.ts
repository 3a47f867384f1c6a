import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PracticeAttemptTable, StoredGrade } from './tables.ts';

/** An attempt by id, of any person. */
export function findAttempt(db: Kysely<Database>, id: string): Promise<PracticeAttemptTable | undefined> {
  return db.selectFrom('practice_attempt').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts an attempt. @returns false when the id is already used */
export async function insertAttempt(
  trx: Transaction<Database>,
  attempt: Insertable<PracticeAttemptTable>,
): Promise<boolean> {
  const added = await trx
    .insertInto('practice_attempt')
    .values(attempt)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Inserts many attempts at once. */
export async function insertAttempts(
  trx: Transaction<Database>,
  attempts: readonly Insertable<PracticeAttemptTable>[],
): Promise<void> {
  for (const rows of batches(attempts)) await trx.insertInto('practice_attempt').values(rows).execute();
}

export async function updateAttempt(
  trx: Transaction<Database>,
  id: string,
  columns: Updateable<PracticeAttemptTable>,
): Promise<void> {
  await trx.updateTable('practice_attempt').set(columns).where('id', '=', id).execute();
}

/** An attempt with the data from which a memory is computed. */
type GradedAttempt = StoredGrade & Pick<PracticeAttemptTable, 'id' | 'fingerprint'>;

/** A person's graded attempts at a case, in chronological order. */
export async function gradedAttempts(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
): Promise<GradedAttempt[]> {
  const rows = await db
    .selectFrom('practice_attempt')
    .select(['id', 'grade', 'graded_at', 'graded_day', 'retention', 'fingerprint'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('grade', 'is not', null)
    .orderBy('graded_at')
    .orderBy('id')
    .execute();
  return rows as GradedAttempt[];
}

/** A person's only attempt at a case of a session. */
export function attemptInSession(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
  sessionId: string,
): Promise<PracticeAttemptTable | undefined> {
  return db
    .selectFrom('practice_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('session_id', '=', sessionId)
    .orderBy('graded_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** A person's attempts, oldest first. */
export function attemptsOf(db: Kysely<Database>, userId: string): Promise<PracticeAttemptTable[]> {
  return db
    .selectFrom('practice_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Cases for which a person wrote a hypothesis. */
export async function itemsWithHypothesisOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_attempt')
    .select('item_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('hypothesis', 'is not', null)
    .where('item_id', 'is not', null)
    .execute();
  return rows.flatMap(({ item_id }) => item_id ?? []);
}

/** Columns of a grade's schedule that become useless once the person's memory is deleted. */
const FORGOTTEN = { graded_day: null, retention: null, fingerprint: null, changed_at: null };

/** Anonymises a person's attempts: they still count in statistics, but without their texts. */
export async function forgetAttempts(
  trx: Transaction<Database>,
  userId: string,
  nobody: string,
): Promise<void> {
  await trx
    .updateTable('practice_attempt')
    .set({ user_id: nobody, session_id: null, hypothesis: null, differential: null, ...FORGOTTEN })
    .where('user_id', '=', userId)
    .execute();
}
