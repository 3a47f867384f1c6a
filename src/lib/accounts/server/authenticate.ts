import { isSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Actor } from '../actor.ts';
import { isSessionAlive, SEEN_STEP } from '../session-rules.ts';
import { findSession, isRevoked, markSessionSeen, type SessionHash } from './sessions-queries.ts';
import { findNames } from './users-queries.ts';

async function markSeen(context: Context, sessionId: string, now: number): Promise<void> {
  try {
    await markSessionSeen(context.db, sessionId, now);
  } catch (error) {
    // A full disk must not prevent reading: the person's identity is already established.
    console.warn('The use of a session could not be written down:', (error as Error).message);
  }
}

async function authenticate(
  context: Context,
  column: SessionHash,
  secret: string | null | undefined,
): Promise<Actor | null> {
  if (!secret || !isSecret(secret)) return null;
  const session = await findSession(context.db, column, secretHash(secret));
  const now = context.now();
  if (!session || !isSessionAlive(session, now)) return null;
  if (now - session.seen_at >= SEEN_STEP) await markSeen(context, session.sessionId, now);
  const { id, username, shown_name, role, sessionId, provider } = session;
  return { id, username, name: shown_name, role, sessionId, ...(provider && { provider }) };
}

/** The person identified by a bearer secret, or null. Queried at every call: a revoked session stops at once. */
export function authenticateBearer(
  context: Context,
  token: string | null | undefined,
): Promise<Actor | null> {
  return authenticate(context, 'bearer_hash', token);
}

/** Whether a session cookie belongs to a session that was ended from elsewhere, or deleted with its account. */
export async function isCookieRevoked(
  { db }: Pick<Context, 'db'>,
  secret: string | null | undefined,
): Promise<boolean> {
  return !!secret && isSecret(secret) && (await isRevoked(db, secretHash(secret)));
}

/** The person identified by a session cookie, or null. */
export function authenticateCookie(
  context: Context,
  secret: string | null | undefined,
): Promise<Actor | null> {
  return authenticate(context, 'cookie_hash', secret);
}

/** Whether an account still exists: it may be deleted while a task runs for it. */
export async function isAccountThere({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return (await findNames(db, userId)) !== undefined;
}
