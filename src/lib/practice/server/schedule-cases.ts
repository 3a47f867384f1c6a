import { createEmptyCard, type Grade as FsrsGrade, fsrs } from 'ts-fsrs';
import { type DayClock, ownDay, PARIS_CLOCK, startOfOwnDay } from '#lib/platform/day-clock.ts';
import type { Grade } from '../attempt-rules.ts';
import type { PracticeMemoryTable, StoredGrade } from './tables.ts';

/** A memory without the ids of its person and case. */
export type Memory = Omit<PracticeMemoryTable, 'user_id' | 'item_id' | 'fingerprint'>;

/** The time of a grade, with the data for its schedule. */
interface Given {
  at: number;
  retention: number;
  /** The person's day settings, by which the case becomes due; Paris by default. */
  clock?: DayClock;
  /** The days of this grade and of the previous one, by the person's settings at the time. */
  day?: string;
  lastDay?: string | undefined;
}

/** Maximum interval, in days. */
const YEARS_3 = 1095;

/**
 * Cases are scheduled by whole days, because a repetition after ten minutes has no learning effect. The library counts
 * days in UTC, and is therefore given noon of the person's day.
 */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * The memory of a case after a grade, and its next due date, by FSRS. Deterministic on every machine; a better grade
 * gives a longer interval.
 * @param before null if the case was never graded
 */
export function remember(before: Memory | null, grade: Grade, given: Given): Memory {
  const { at, retention, clock = PARIS_CLOCK, day = ownDay(at, clock) } = given;
  const scheduler = fsrs({
    request_retention: retention,
    maximum_interval: YEARS_3,
    enable_fuzz: false,
    enable_short_term: false,
  });
  const now = noonOf(day);
  const card = before
    ? {
        ...before,
        due: noonOf(ownDay(before.due, clock)),
        last_review: noonOf(given.lastDay ?? ownDay(before.last_review, clock)),
        elapsed_days: 0,
      }
    : createEmptyCard(now);
  const { card: next } = scheduler.next(card, now, grade as number as FsrsGrade);
  return {
    due: startOfOwnDay(next.due.toISOString().slice(0, 10), clock),
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

/**
 * The memory of a case after these grades. The state after each grade depends neither on later grades nor on settings
 * changed since: removing the last grade restores the state before it.
 * @param graded at least one, in chronological order
 */
export function rememberAll(
  graded: readonly StoredGrade[],
  { retention, clock }: { retention: number; clock: DayClock },
): Memory {
  let memory: Memory | null = null;
  let lastDay: string | undefined;
  for (const each of graded) {
    const at = each.graded_at;
    const given = each.graded_day ?? ownDay(at, PARIS_CLOCK);
    // Days never go backwards, even if the person moved to an earlier time zone or day start between two grades.
    const day = lastDay !== undefined && given < lastDay ? lastDay : given;
    memory = remember(memory, each.grade, {
      at,
      retention: each.retention ?? retention,
      clock,
      day,
      lastDay,
    });
    lastDay = day;
  }
  if (!memory) throw new Error('no grade to remember');
  return memory;
}
