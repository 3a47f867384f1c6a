import { createEmptyCard, type Grade as FsrsGrade, fsrs } from 'ts-fsrs';
import { parisDay, startOfDay } from '#lib/domain/day.ts';
import type { Grade } from '../attempt-rules.ts';
import type { PracticeMemoryTable } from './tables.ts';

/** What is known of a memory, whoever's and of whatever. */
export type Memory = Omit<PracticeMemoryTable, 'user_id' | 'item_id' | 'fingerprint'>;

/** Nothing is put off for longer than that. */
const YEARS_3 = 1095;

/**
 * Days are what cases come back by: one that is asked for again ten minutes later teaches nothing. The library reckons
 * with days in Greenwich, hence with the noon of those in Paris.
 */
function noonOf(at: number): Date {
  return new Date(`${parisDay(at)}T12:00:00Z`);
}

/**
 * What is remembered once a case was graded (FSRS), and when it comes back: the same of the same, on every machine. A
 * better grade brings it back later.
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

/** What is remembered of a case after these grades. @param graded at least one, in order of time */
export function rememberAll(
  graded: readonly { grade: Grade; graded_at: number }[],
  retention: number,
): Memory {
  let memory: Memory | null = null;
  for (const { grade, graded_at: at } of graded) memory = remember(memory, grade, { at, retention });
  if (!memory) throw new Error('no grade to remember');
  return memory;
}
