import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { cookieSecretOf, newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { SESSION_LIFETIME } from '../session-rules.ts';
import { rememberDevice } from './known-device.ts';
import { insertSession } from './sessions-queries.ts';
import { lockWithPassword, type UserCredentials } from './users-queries.ts';

export interface OpenedSession {
  /** Bearer secret: what `/api` accepts, kept in local storage. */
  token: string;
  /** What pages and images accept, kept in the HttpOnly cookie. */
  cookie: string;
  username: string;
  /** What the browser is known by from now on, kept in the device cookie. */
  deviceSecret: string;
}

/**
 * Opens a session for a person who has just proved who they are with the password of this hash. Undefined when
 * that password was changed meanwhile: the row is locked by updating it, so that a session opened with the old
 * password cannot slip past the change that ends them all.
 */
export async function openSession(
  context: Context,
  user: Pick<UserCredentials, 'id' | 'username' | 'password_hash'>,
  { address, device, deviceSecret }: Visitor,
): Promise<OpenedSession | undefined> {
  const token = newSecret();
  const cookie = cookieSecretOf(token);
  const now = context.now();
  const session = {
    id: newId(now),
    user_id: user.id,
    bearer_hash: secretHash(token),
    cookie_hash: secretHash(cookie),
    created_at: now,
    seen_at: now,
    expires_at: now + SESSION_LIFETIME,
    device,
  };
  return tx(context, async (trx) => {
    if (!(await lockWithPassword(trx, user))) return undefined;
    await insertSession(trx, session);
    const remembered = await rememberDevice(trx, user.id, deviceSecret, now);
    const source = truncatedNetwork(address);
    await appendEntry(context, trx, { action: 'signed_in', actorId: user.id, source });
    return { token, cookie, username: user.username, deviceSecret: remembered };
  });
}
