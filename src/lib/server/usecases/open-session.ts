import { SESSION_LIFETIME } from '#lib/domain/session-rules.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/id.ts';
import { cookieSecretOf, newSecret, secretHash } from '../secrets.ts';

export interface OpenedSession {
  /** Bearer secret: what `/api` accepts, kept in local storage. */
  token: string;
  /** What pages and images accept, kept in the HttpOnly cookie. */
  cookie: string;
  username: string;
}

/** Opens a session for a person who has just proved who they are. */
export async function openSession(
  context: Context,
  user: { id: string; username: string },
  device: string,
): Promise<OpenedSession> {
  const token = newSecret();
  const cookie = cookieSecretOf(token);
  const now = context.now();
  await context.db
    .insertInto('session')
    .values({
      id: newId(now),
      user_id: user.id,
      bearer_hash: secretHash(token),
      cookie_hash: secretHash(cookie),
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_LIFETIME,
      device,
    })
    .execute();
  return { token, cookie, username: user.username };
}
