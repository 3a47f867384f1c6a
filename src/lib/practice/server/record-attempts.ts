import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { versionShown } from '#lib/items/server/working-copy.ts';
import { parisDay } from '#lib/platform/day.ts';
import { isoByClock } from '#lib/platform/day-clock.ts';
import type { ErrorCode } from '#lib/platform/errors.ts';
import { isStorable } from '#lib/platform/server/base/json.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { countAttempt } from '#lib/statistics/server/count-activity-queries.ts';
import { attemptTime } from '../attempt-rules.ts';
import { type Attempt, attempt, type GradedState } from '../schemas.ts';
import { attemptInSession, findAttempt, gradedAttempts, insertAttempt } from './attempt-queries.ts';
import { mayAttempt } from './check-attempt.ts';
import { changeTime, grade, isBefore, type RecordContext, takeBack } from './grade-attempt.ts';
import { findMemory } from './memory-queries.ts';
import { readSettings } from './settings-queries.ts';
import type { PracticeAttemptTable } from './tables.ts';

/** Result of recording attempts. */
export interface RecordResult {
  accepted: { id: string; caseId: string; due: string | null }[];
  refused: { id: string; code: ErrorCode; graded: GradedState | null }[];
}

/**
 * Records attempts in the order in which they were sent. An id is stored only once: a later grade is added to its
 * attempt, and a different grade for a case's latest attempt corrects it. Invalid attempts are refused individually.
 */
export function recordAttempts(
  context: Context,
  actor: Actor,
  sent: readonly { id: string; [field: string]: unknown }[],
): Promise<RecordResult> {
  return tx(context, (trx) => recordWithin(trx, { actor, now: context.now() }, sent));
}

/** Records attempts within a transaction, at a given time. */
export async function recordWithin(
  trx: Transaction<Database>,
  { actor, now }: { actor: Actor; now: number },
  sent: readonly { id: string }[],
): Promise<RecordResult> {
  await lockPerson(trx, actor.id);
  const settings = await readSettings(trx, actor.id);
  const recording = { trx, actor, settings, now };
  const recorded: RecordResult = { accepted: [], refused: [] };
  for (const each of sent) {
    const { success, data } = attempt.safeParse(each);
    const code = success && isStorable(data) ? await recordAttempt(recording, data) : 'invalid';
    if (code !== 'recorded')
      recorded.refused.push({ id: each.id, code, graded: data ? await gradedState(recording, data) : null });
    else if (data) recorded.accepted.push({ id: data.id, ...(await comesBack(recording, data)) });
  }
  return recorded;
}

/** The date on which a graded case is due again. */
async function comesBack({ trx, actor, settings }: RecordContext, { caseId, grade }: Attempt) {
  const memory = grade ? await findMemory(trx, actor.id, caseId) : undefined;
  return { caseId, due: memory ? isoByClock(memory.due, settings.clock) : null };
}

/** The stored attempt that a sent one refers to. A case has one per session, even if devices gave different ids. */
async function attemptMeant(
  { trx, actor }: RecordContext,
  { id, caseId, sessionId }: Attempt,
): Promise<PracticeAttemptTable | undefined> {
  const named = await findAttempt(trx, id);
  return named ?? (sessionId ? attemptInSession(trx, actor.id, caseId, sessionId) : undefined);
}

/** The stored grade for a refused attempt, which the device then shows. */
async function gradedState(recording: RecordContext, sent: Attempt): Promise<GradedState | null> {
  const { trx, actor } = recording;
  const row = await attemptMeant(recording, sent);
  if (!row?.grade || row.user_id !== actor.id || row.item_id !== sent.caseId) return null;
  const { due } = await comesBack(recording, { ...sent, grade: row.grade });
  const isLast = (await gradedAttempts(trx, actor.id, row.item_id)).at(-1)?.id === row.id;
  return { attemptId: row.id, grade: row.grade, due: isLast ? due : null };
}

async function recordAttempt(recording: RecordContext, sent: Attempt): Promise<'recorded' | ErrorCode> {
  const { trx, actor, now } = recording;
  const before = await attemptMeant(recording, sent);
  if (before && (before.user_id !== actor.id || before.item_id !== sent.caseId)) return 'invalid';
  // An attempt without a grade must not remove an existing one.
  if (before?.grade && sent.grade === null) return 'attempt_closed';
  const isStale = before !== undefined && isBefore(sent, before, now);
  if (sent.takenBack && before?.grade)
    return isStale ? 'attempt_closed' : takeBack(recording, before, changeTime(sent, now));
  if (before && (!sent.grade || sent.grade === before.grade)) return 'recorded';
  if (isStale) return before.grade ? 'attempt_closed' : 'grade_taken_back';
  const item = await findItem(trx, 'case', sent.caseId);
  if (!item || !(await mayAttempt(trx, actor, item, { before, sessionId: sent.sessionId })))
    return 'not_found';
  const at = attemptTime(Date.parse(sent.at), now);
  // Another device has graded the case in this session since.
  if (before?.graded_at && before.id !== sent.id && at < before.graded_at) return 'attempt_closed';
  const row = before ?? (await write(recording, sent, item, at));
  if (!row) return 'invalid';
  return sent.grade
    ? grade(recording, row, item, { grade: sent.grade, at, changedAt: changeTime(sent, now) })
    : 'recorded';
}

/** @returns undefined when the id was inserted at the same time by another request */
async function write(
  { trx, actor }: RecordContext,
  { id, sessionId, hypothesis, differential = [], confidence }: Attempt,
  item: ItemRow,
  at: number,
): Promise<PracticeAttemptTable | undefined> {
  const others = differential.filter(Boolean);
  const row: PracticeAttemptTable = {
    id,
    user_id: actor.id,
    item_id: item.id,
    item_version: versionShown(item),
    at,
    day: parisDay(at),
    session_id: sessionId ?? null,
    hypothesis: hypothesis || null,
    differential: others.length > 0 ? JSON.stringify(others) : null,
    confidence: confidence ?? null,
    grade: null,
    graded_at: null,
    graded_day: null,
    retention: null,
    fingerprint: null,
    changed_at: null,
  };
  if (!(await insertAttempt(trx, row))) return undefined;
  await countAttempt(trx, row, item, { attempts: 1 });
  return row;
}
