import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ValidatedStep } from '../attempt.ts';
import { questionAttemptsOf } from './attempt-queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** A person's answers to the questions of cases, for the archive of an account. */
export async function exportQuestionAttempts({ db }: Pick<Context, 'db'>, actor: Actor) {
  const attempts = await questionAttemptsOf(db, actor.id);
  return attempts.map(({ item_id, item_version, round, steps, started_at, finished_at }) => ({
    case: item_id,
    version: item_version,
    round,
    steps: JSON.parse(steps) as ValidatedStep[],
    startedAt: iso(started_at),
    finishedAt: finished_at === null ? null : iso(finished_at),
  }));
}
