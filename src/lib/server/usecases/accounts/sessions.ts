import type { SessionEntry } from '#lib/contract/accounts.ts';
import { isSessionAlive } from '#lib/domain/session-rules.ts';
import type { Context } from '../../context.ts';

/** A person's open sessions, last used first. `currentId` marks the one that asks. */
export async function listSessions(
  context: Context,
  userId: string,
  currentId?: string,
): Promise<SessionEntry[]> {
  const rows = await context.db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
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
export async function revokeSession(context: Context, userId: string, sessionId: string): Promise<boolean> {
  const ended = await context.db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all of a person's sessions and tells how many there were. */
export async function revokeAllSessions(context: Context, userId: string): Promise<number> {
  const ended = await context.db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return ended.length;
}
