import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { forgetEvent, recordEvent } from '#lib/items/server/events-queries.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { ownDay } from '#lib/platform/day-clock.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { countAttempt } from '#lib/statistics/server/count-activity-queries.ts';
import { attemptTime, type Grade, isRight } from '../attempt-rules.ts';
import type { Attempt } from '../schemas.ts';
import { gradedAttempts, updateAttempt } from './attempt-queries.ts';
import { fingerprints } from './fingerprint-queries.ts';
import { deleteMemory, findMemory, writeMemory } from './memory-queries.ts';
import { rememberAll } from './schedule-cases.ts';
import type { StoredSettings } from './settings-queries.ts';
import type { PracticeAttemptTable } from './tables.ts';

/** The person, the time and the settings for recording attempts. */
export interface RecordContext {
  trx: Transaction<Database>;
  actor: Actor;
  now: number;
  settings: StoredSettings;
}

/** The time at which a grade was changed: as sent by the device, or else now. */
export const changeTime = ({ changedAt }: Attempt, now: number) =>
  changedAt === undefined ? now : attemptTime(Date.parse(changedAt), now);

/** Whether another device has changed the grade since. A change without a time counts as the latest. */
export const isBefore = (sent: Attempt, { changed_at }: PracticeAttemptTable, now: number) =>
  sent.changedAt !== undefined && changed_at !== null && changeTime(sent, now) < changed_at;

/** Whether a grade is the latest of its case: only the latest can be corrected or removed. */
async function isLatest({ trx, actor }: RecordContext, { id, item_id }: PracticeAttemptTable) {
  return (await gradedAttempts(trx, actor.id, item_id)).at(-1)?.id === id;
}

/**
 * Grades an attempt or corrects its grade. The memory of the case is recomputed from all its graded attempts in
 * chronological order, so that one sent late by an offline device counts at its own date.
 */
export async function grade(
  recording: RecordContext,
  row: PracticeAttemptTable,
  item: ItemRow,
  given: { grade: Grade; at: number; changedAt: number },
): Promise<'recorded' | 'attempt_closed'> {
  const { trx, actor, settings } = recording;
  const corrected = row.grade !== null;
  if (corrected && !(await isLatest(recording, row))) return 'attempt_closed';
  const at = row.graded_at ?? Math.max(row.at, given.at);
  const fingerprint = (await fingerprints(trx, [item.id])).get(item.id) ?? '';
  await updateAttempt(trx, row.id, {
    grade: given.grade,
    graded_at: at,
    graded_day: row.graded_day ?? ownDay(at, settings.clock),
    retention: settings.retention,
    fingerprint,
    changed_at: given.changedAt,
  });
  const wasRight = row.grade !== null && isRight(row.grade);
  const more = { graded: corrected ? 0 : 1, graded_right: Number(isRight(given.grade)) - Number(wasRight) };
  await countAttempt(trx, row, item, more);
  if (!corrected) await recordEvent(trx, { type: 'grade', at, userId: actor.id, item });
  await rememberCase(recording, item.id, { at, fingerprint });
  return 'recorded';
}

/** Removes a grade, as if it had never been given; the hypothesis remains as an attempt without a grade. */
export async function takeBack(
  recording: RecordContext,
  row: PracticeAttemptTable,
  changedAt: number,
): Promise<'recorded' | 'attempt_closed'> {
  const { trx, actor } = recording;
  if (!row.grade || row.graded_at === null) return 'recorded';
  if (!(await isLatest(recording, row))) return 'attempt_closed';
  const ungraded = { grade: null, graded_at: null, graded_day: null, retention: null, fingerprint: null };
  await updateAttempt(trx, row.id, { ...ungraded, changed_at: changedAt });
  const item = await findItem(trx, 'case', row.item_id);
  // The counts of a deleted case no longer exist.
  if (item) await countAttempt(trx, row, item, { graded: -1, graded_right: -Number(isRight(row.grade)) });
  await forgetEvent(trx, { type: 'grade', at: Number(row.graded_at), userId: actor.id, itemId: row.item_id });
  await rememberCase(recording, row.item_id);
  return 'recorded';
}

/**
 * Computes the memory of a case from its stored grades.
 * @param seen fingerprint of the case as just graded, and the time of the grade
 */
async function rememberCase(
  { trx, actor, settings }: RecordContext,
  itemId: string,
  seen?: { at: number; fingerprint: string },
): Promise<void> {
  const graded = await gradedAttempts(trx, actor.id, itemId);
  const last = graded.at(-1);
  if (!last) return deleteMemory(trx, actor.id, itemId);
  const known = await findMemory(trx, actor.id, itemId);
  const isSeen = seen !== undefined && last.graded_at <= seen.at;
  const fingerprint = (isSeen ? seen.fingerprint : last.fingerprint) ?? known?.fingerprint ?? '';
  const memory = rememberAll(graded, settings);
  await writeMemory(trx, { ...memory, fingerprint, user_id: actor.id, item_id: itemId });
}
