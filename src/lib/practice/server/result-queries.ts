import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** A person's grades in a session, with the titles of public and own cases. */
export function gradedIn(db: Kysely<Database>, userId: string, sessionId: string) {
  return db
    .selectFrom('practice_attempt as attempt')
    .innerJoin('item', 'item.id', 'attempt.item_id')
    .leftJoin('practice_memory as memory', (join) =>
      join.onRef('memory.item_id', '=', 'attempt.item_id').onRef('memory.user_id', '=', 'attempt.user_id'),
    )
    .select([
      'item.id',
      'item.title',
      'attempt.id as attempt_id',
      'attempt.grade',
      'attempt.graded_at',
      'attempt.hypothesis',
      'memory.due',
      'memory.last_review',
    ])
    .where('attempt.user_id', '=', userId)
    .where('attempt.session_id', '=', sessionId)
    .where('attempt.grade', 'is not', null)
    .where((where) =>
      where.or([where('item.visibility', '=', 'public'), where('item.owner_id', '=', userId)]),
    )
    .orderBy('attempt.graded_at')
    .orderBy('attempt.id')
    .execute();
}

/** The grades that a person gave in a session, oldest first. */
export function gradesIn(db: Kysely<Database>, userId: string, sessionId: string) {
  return db
    .selectFrom('practice_attempt')
    .select(['id', 'item_id', 'grade'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('grade', 'is not', null)
    .orderBy('graded_at')
    .orderBy('id')
    .execute();
}
