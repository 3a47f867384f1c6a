import type { Actor } from '#lib/accounts/actor.ts';
import { isoByClock } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { SessionResult } from '../results-schemas.ts';
import { gradedIn } from './result-queries.ts';
import { readSettings } from './settings-queries.ts';

/** Results of one of the actor's sessions, in order. */
export async function sessionResults(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  sessionId: string,
): Promise<SessionResult[]> {
  const { clock } = await readSettings(db, actor.id);
  const rows = await gradedIn(db, actor.id, sessionId);
  return rows.flatMap(({ id, grade, due, attempt_id, graded_at, last_review, title, hypothesis }) =>
    grade === null
      ? []
      : [
          {
            attemptId: attempt_id,
            caseId: id,
            title,
            grade,
            hypothesis,
            due: due === null ? null : isoByClock(Number(due), clock),
            isLast: last_review === null || Number(graded_at) >= Number(last_review),
          },
        ],
  );
}
