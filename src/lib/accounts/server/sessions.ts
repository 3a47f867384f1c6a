import type { Context } from '#lib/platform/server/context.ts';
import type { SessionEntry } from '../schemas.ts';
import { isSessionAlive } from '../session-rules.ts';
import { revokeSession as revokeOne, revokeSessionsOf, sessionsOf } from './sessions-queries.ts';

/** A person's open sessions, last used first. `currentId` marks the one that asks. */
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

/** Ends all of a person's sessions and returns their number. */
export function revokeAllSessions(context: Context, userId: string): Promise<number> {
  return revokeSessionsOf(context.db, { userId, at: context.now() });
}
