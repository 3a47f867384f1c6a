import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { attemptsOf } from './attempt-queries.ts';
import { memoriesOf } from './memory-queries.ts';
import { practiceSessionsOf } from './session-queries.ts';
import { setAsideOf } from './set-aside-queries.ts';
import { readSettings } from './settings-queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** A person's attempts, memories, sessions and settings, for the account export. */
export async function exportPractice({ db }: Pick<Context, 'db'>, actor: Actor) {
  const { retention, clock } = await readSettings(db, actor.id);
  const setAside = await setAsideOf(db, actor.id);
  const [attempts, memories, sessions] = [
    await attemptsOf(db, actor.id),
    await memoriesOf(db, actor.id),
    await practiceSessionsOf(db, actor.id),
  ];
  return {
    retention,
    timeZone: clock.timeZone,
    dayStart: clock.dayStart,
    setAside: setAside.map(({ item_id, at }) => ({ case: item_id, at: iso(at) })),
    attempts: attempts.map(
      ({ id, item_id, item_version, at, hypothesis, differential, confidence, grade }) => ({
        id,
        case: item_id,
        version: item_version,
        at: iso(at),
        hypothesis,
        differential: JSON.parse(differential ?? '[]') as string[],
        confidence,
        grade,
      }),
    ),
    memory: memories.map(
      ({ item_id, due, last_review, last_grade, stability, difficulty, reps, lapses }) => ({
        case: item_id,
        due: iso(due),
        lastReview: iso(last_review),
        lastGrade: last_grade,
        stability,
        difficulty,
        reps,
        lapses,
      }),
    ),
    sessions: sessions.map(({ id, criteria, cases, position, created_at, ended_at }) => ({
      id,
      asked: JSON.parse(criteria) as unknown,
      cases: JSON.parse(cases) as string[],
      position,
      startedAt: iso(created_at),
      endedAt: ended_at === null ? null : iso(ended_at),
    })),
  };
}
