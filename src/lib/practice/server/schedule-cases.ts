import { createEmptyCard, type Grade as FsrsGrade, fsrs } from 'ts-fsrs';
import { parisDay, startOfDay } from '#lib/platform/day.ts';
import type { Grade } from '../attempt-rules.ts';
import type { PracticeMemoryTable } from './tables.ts';

/** A memory without its person and its case. */
export type Memory = Omit<PracticeMemoryTable, 'user_id' | 'item_id' | 'fingerprint'>;

/** Longest interval, in days. */
const YEARS_3 = 1095;

/**
 * Cases are scheduled by whole days, since seeing one again ten minutes later teaches nothing. The library counts days in
 * UTC, hence it is given noon of the day in Paris.
 */
function noonOf(at: number): Date {
  return new Date(`${parisDay(at)}T12:00:00Z`);
}

/**
 * The memory of a case after a grade, and when it is due again, by FSRS. Deterministic on every machine; a better grade
 * gives a longer interval.
 * @param before null when the case was never graded
 */
export function remember(
  before: Memory | null,
  grade: Grade,
  { at, retention }: { at: number; retention: number },
): Memory {
  const scheduler = fsrs({
    request_retention: retention,
    maximum_interval: YEARS_3,
    enable_fuzz: false,
    enable_short_term: false,
  });
  const now = noonOf(at);
  const card = before
    ? { ...before, due: noonOf(before.due), last_review: noonOf(before.last_review), elapsed_days: 0 }
    : createEmptyCard(now);
  const { card: next } = scheduler.next(card, now, grade as number as FsrsGrade);
  return {
    due: startOfDay(parisDay(next.due.getTime())),
    stability: next.stability,
    difficulty: next.difficulty,
    scheduled_days: next.scheduled_days,
    learning_steps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    last_review: at,
    last_grade: grade,
  };
}

/** The memory of a case after these grades. @param graded at least one, in order of time */
export function rememberAll(
  graded: readonly { grade: Grade; graded_at: number }[],
  retention: number,
): Memory {
  let memory: Memory | null = null;
  for (const { grade, graded_at: at } of graded) memory = remember(memory, grade, { at, retention });
  if (!memory) throw new Error('no grade to remember');
  return memory;
}
