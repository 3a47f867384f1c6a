import type { Transaction } from 'kysely';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { deletePendingOf } from '#lib/second-factor/server/has-factor-queries.ts';
import type { Actor } from '../actor.ts';
import type { SessionEntry } from '../schemas.ts';
import { isSessionAlive } from '../session-rules.ts';
import { revokeSession as revokeOne, revokeSessionsOf, sessionsOf } from './sessions-queries.ts';
import { lockPerson } from './users-queries.ts';

/** A person's open sessions, last used first. `currentId` is the session that made the request. */
export async function listSessions(
  context: Context,
  userId: string,
  currentId?: string,
): Promise<SessionEntry[]> {
  const rows = await sessionsOf(context.db, userId);
  const now = context.now();
  return rows
    .filter((row) => isSessionAlive(row, now))
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: new Date(row.created_at).toISOString(),
      seenAt: new Date(row.seen_at).toISOString(),
      current: row.id === currentId,
    }));
}

/**
 * Ends one of a person's sessions; it stops with its next request, on every process.
 * @returns whether there was such a session
 */
export function revokeSession(context: Context, userId: string, sessionId: string): Promise<boolean> {
  return revokeOne(context.db, { userId, id: sessionId, at: context.now() });
}

/**
 * Ends a person's sessions but the one to keep, and what waits for a second step: after what decides who may sign in.
 * One of the steps of a transaction, which has locked the person's row.
 */
export async function endSessionsExcept(
  trx: Transaction<Database>,
  { userId, kept, at }: { userId: string; kept: string | null; at: number },
): Promise<void> {
  // Before the sessions: a sign-in that was waiting and has just opened one is then among them.
  await deletePendingOf(trx, userId);
  await revokeSessionsOf(trx, { userId, kept, at });
}

/** Ends all of a person's sessions but the one that asks. */
export async function endOtherSessions(context: Context, actor: Actor): Promise<void> {
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'sessions_ended' });
  });
}

/** Ends all of a person's sessions and returns their number. */
export function revokeAllSessions(context: Context, userId: string): Promise<number> {
  return revokeSessionsOf(context.db, { userId, at: context.now() });
}
