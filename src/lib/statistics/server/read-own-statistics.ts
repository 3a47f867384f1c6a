import type { Actor } from '#lib/accounts/actor.ts';
import { ownDay } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { readSettings } from '#lib/practice/server/settings-queries.ts';
import type { Range } from '../period-rules.ts';
import type { OwnCounts, OwnStatistics } from '../rules.ts';
import { byBucket } from './by-bucket.ts';
import { gradedByCase, gradedByConfidence, memoriesOf } from './graded-attempt-queries.ts';
import { memoryState } from './memory-state.ts';
import { activityByDay, activityByHour } from './own-activity.ts';
import { spanOf } from './own-days.ts';
import { ownQuestions } from './own-questions.ts';
import { firstOf, successOf } from './success.ts';
import type { PersonCounts } from './tables.ts';

const HOURS = 24;

const nothing = (): OwnCounts => ({ opened: 0, answered: 0, attempts: 0, graded: 0, right: 0, reports: 0 });

function add(counts: OwnCounts, row: PersonCounts): void {
  counts.opened += row.opened;
  counts.answered += row.answered;
  counts.attempts += row.attempts;
  counts.graded += row.graded;
  counts.right += row.graded_right;
  counts.reports += row.reports;
}

function totalOf(rows: readonly PersonCounts[]): OwnCounts {
  const total = nothing();
  for (const row of rows) add(total, row);
  return total;
}

/** Total number of activities. */
const deedsOf = ({ opened, answered, attempts, reports }: PersonCounts) =>
  opened + answered + attempts + reports;

function byHour(rows: readonly { hour: number; count: number }[]): number[] {
  const hours = Array.from({ length: HOURS }, () => 0);
  for (const { hour, count } of rows) hours[hour] = count;
  return hours;
}

/** A person's activity in a period, the success of their attempts, and their current memory. */
export async function ownStatistics(context: Context, actor: Actor, range: Range): Promise<OwnStatistics> {
  const { db } = context;
  const { clock } = await readSettings(db, actor.id);
  const rows = await activityByDay(db, actor.id, range, clock);
  const before = range.before && (await activityByDay(db, actor.id, range.before, clock));
  const span = spanOf(range, clock);
  const cases = await gradedByCase(db, actor.id, span);
  return {
    totals: totalOf(rows),
    first: firstOf(cases),
    before: before && totalOf(before),
    activity: byBucket(rows, range, nothing, add),
    success: successOf(cases),
    calibration: await gradedByConfidence(db, actor.id, span),
    memory: memoryState(await memoriesOf(db, actor.id), ownDay(context.now(), clock), clock),
    hours: byHour(await activityByHour(db, actor.id, range, clock)),
    questions: await ownQuestions(context, actor, range, clock),
    days: rows.map((row) => ({ day: row.day, count: deedsOf(row) })).filter(({ count }) => count > 0),
  };
}
