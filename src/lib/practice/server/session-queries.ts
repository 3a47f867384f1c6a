import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PracticeSessionTable } from './tables.ts';

/** Maximum number of sessions stored per person; the least recently used are deleted. */
const KEPT_MAX = 100;

/** Inserts a session and deletes the least recently used ones above the limit. */
export async function insertSession(
  trx: Transaction<Database>,
  session: Insertable<PracticeSessionTable>,
): Promise<void> {
  await trx.insertInto('practice_session').values(session).execute();
  const kept = trx
    .selectFrom('practice_session')
    .select('id')
    .where('user_id', '=', session.user_id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT_MAX);
  await trx
    .deleteFrom('practice_session')
    .where('user_id', '=', session.user_id)
    .where('id', 'not in', kept)
    .execute();
}

export function findSession(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<PracticeSessionTable | undefined> {
  return db
    .selectFrom('practice_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A person's latest unfinished session. */
export function sessionUnderWay(
  db: Kysely<Database>,
  userId: string,
): Promise<PracticeSessionTable | undefined> {
  return db
    .selectFrom('practice_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** A person's sessions, oldest first. */
export function practiceSessionsOf(db: Kysely<Database>, userId: string): Promise<PracticeSessionTable[]> {
  return db
    .selectFrom('practice_session')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores the position in a session, unless a newer one is already stored. */
export async function updateSession(
  db: Kysely<Database>,
  id: string,
  place: Pick<PracticeSessionTable, 'position' | 'updated_at' | 'ended_at'>,
): Promise<void> {
  await db
    .updateTable('practice_session')
    .set(place)
    .where('id', '=', id)
    .where('updated_at', '<=', place.updated_at)
    .execute();
}
