import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { NewSession, PracticeSession, SessionPosition, SessionSummary } from '../schemas.ts';
import { casesFor, mixed, positionAmong, positionOf } from '../session-rules.ts';
import { poolSelectionOf } from './find-cases.ts';
import { fingerprints } from './fingerprint-queries.ts';
import { listInOrder } from './list-in-order.ts';
import { chooseCases, type PoolSelection, stillThere } from './pool-queries.ts';
import { gradesIn } from './result-queries.ts';
import { findSession, insertSession, sessionUnderWay, updateSession } from './session-queries.ts';
import type { PracticeSessionTable } from './tables.ts';

const idsOf = ({ cases }: Pick<PracticeSessionTable, 'cases'>) => JSON.parse(cases) as string[];

async function choose(
  context: Context,
  which: PoolSelection,
  { choice, ...asked }: NewSession,
): Promise<string[]> {
  const { db } = context;
  const count = casesFor(asked);
  if (choice === 'listed') return listInOrder(context, which, count);
  if (choice !== 'mixed') return chooseCases(db, which, choice, count);
  const due = await chooseCases(db, which, 'due', count);
  return mixed(due, await chooseCases(db, which, 'new', count), count);
}

/** Starts a session. @throws AppError `practice_empty` when no case matches */
export async function startPractice(
  context: Context,
  actor: Actor,
  asked: NewSession,
): Promise<PracticeSession> {
  const which = await poolSelectionOf(context, actor, asked.criteria);
  const cases = await choose(context, which, asked);
  if (cases.length === 0) throw new AppError('practice_empty');
  const { now } = which;
  const session: PracticeSessionTable = {
    id: newId(),
    user_id: actor.id,
    criteria: JSON.stringify(asked),
    cases: JSON.stringify(cases),
    position: 0,
    created_at: now,
    updated_at: now,
    ended_at: null,
  };
  await tx(context, (trx) => insertSession(trx, session));
  return shown(context, session, await stillThere(context.db, actor.id, cases));
}

async function ownSession({ db }: Context, actor: Actor, id: string): Promise<PracticeSessionTable> {
  const session = await findSession(db, actor.id, id);
  if (!session) throw new AppError('not_found');
  return session;
}

/** One of the actor's sessions. @throws AppError `not_found` */
export async function readPractice(context: Context, actor: Actor, id: string): Promise<PracticeSession> {
  const session = await ownSession(context, actor, id);
  return shown(context, session, await stillThere(context.db, actor.id, idsOf(session)));
}

/** A session with those of its cases that still exist. */
async function shown(
  context: Context,
  session: PracticeSessionTable,
  rows: Awaited<ReturnType<typeof stillThere>>,
): Promise<PracticeSession> {
  const ids = idsOf(session);
  const left = new Map(rows.map((row) => [row.id, row]));
  const seen = rows.flatMap(({ id, fingerprint }) => (fingerprint === null ? [] : [id]));
  const current = await fingerprints(context.db, seen);
  const graded = await gradesIn(context.db, session.user_id, session.id);
  const gradeOf = new Map(
    graded.flatMap(({ id, item_id, grade }) => (grade ? [[item_id, { attemptId: id, grade }]] : [])),
  );
  return {
    id: session.id,
    startedAt: new Date(session.created_at).toISOString(),
    position: positionAmong(ids, new Set(left.keys()), session.position),
    endedAt: session.ended_at === null ? null : new Date(session.ended_at).toISOString(),
    cases: ids.flatMap((caseId) => {
      const row = left.get(caseId);
      if (!row) return [];
      const seenBefore = row.fingerprint !== null;
      return {
        caseId,
        due: row.due !== null && row.due <= context.now(),
        seenBefore,
        changed: seenBefore && row.fingerprint !== current.get(caseId),
        graded: gradeOf.get(caseId) ?? null,
      };
    }),
  };
}

/** The requested position among all chosen cases, and whether it ends the session. */
function meant(ids: readonly string[], left: ReadonlySet<string>, asked: SessionPosition) {
  const { position: among, ended = false, caseId = '' } = asked;
  const named = ids.indexOf(caseId);
  if (named !== -1 && !ended) return { position: named, isOver: false };
  return { position: positionOf(ids, left, among), isOver: ended || among >= left.size };
}

/**
 * Stores the position in a session; a position after the last case ends it. A position sent late is ignored if
 * a newer one was sent. @throws AppError `not_found`
 */
export async function movePractice(
  context: Context,
  actor: Actor,
  id: string,
  asked: SessionPosition,
): Promise<PracticeSession> {
  const before = await ownSession(context, actor, id);
  const ids = idsOf(before);
  const rows = await stillThere(context.db, actor.id, ids);
  const at = context.now() - (asked.ago ?? 0);
  const { position, isOver } = meant(ids, new Set(rows.map((row) => row.id)), asked);
  const ended_at = isOver ? (before.ended_at ?? at) : null;
  await updateSession(context.db, id, { position, updated_at: at, ended_at });
  return shown(context, await ownSession(context, actor, id), rows);
}

/** The actor's unfinished session; null for none. */
export async function summaryUnderWay({ db }: Context, actor: Actor): Promise<SessionSummary | null> {
  const session = await sessionUnderWay(db, actor.id);
  if (!session) return null;
  const ids = idsOf(session);
  const left = new Set((await stillThere(db, actor.id, ids)).map(({ id }) => id));
  const position = positionAmong(ids, left, session.position);
  if (position >= left.size) return null;
  return {
    id: session.id,
    position,
    total: left.size,
    startedAt: new Date(session.created_at).toISOString(),
  };
}
