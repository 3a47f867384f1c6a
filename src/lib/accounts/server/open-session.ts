import type { Transaction } from 'kysely';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import { cookieSecretOf, newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { SESSION_LIFETIME } from '../session-rules.ts';
import { rememberDevice } from './known-device.ts';
import { insertSession } from './sessions-queries.ts';
import { isSuspended } from './users-queries.ts';

export interface OpenedSession {
  /** Bearer secret: what `/api` accepts, kept in local storage. */
  token: string;
  /** The secret that pages and images accept, kept in the HttpOnly cookie. */
  cookie: string;
  username: string;
  /** New secret of the device cookie, which identifies the browser; null leaves that cookie as it is. */
  deviceSecret: string | null;
}

/** Checks, in the transaction that opens the session, that the person's proof of identity still holds. */
export type Confirm = (trx: Transaction<Database>) => Promise<boolean>;

/** How the person has proved their identity. */
interface HowOpened {
  confirm: Confirm;
  /** The identity provider; null when the person signed in with this site's own means. */
  provider?: string | null;
  /** For the audit log. */
  detail?: string;
}

/**
 * Opens a session for a person who has just proved their identity. Undefined when the proof no longer holds: its row
 * is locked first.
 * @throws AppError `account_suspended`
 */
export async function openSession(
  context: Context,
  user: { id: string; username: string },
  { address, device, deviceSecret }: Visitor,
  { confirm, provider = null, detail = provider ?? '' }: HowOpened,
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
    provider,
    // A provider may have signed somebody in silently, because a session was still open there.
    confirmed_at: provider === null ? now : null,
  };
  return tx(context, async (trx) => {
    if (!(await confirm(trx))) return undefined;
    if (await isSuspended(trx, user.id)) throw new AppError('account_suspended');
    await insertSession(trx, session);
    // A browser redirected here by another site sends no device cookie: a new one would make the browser unknown to
    // its other users.
    const isSent = provider !== null && deviceSecret === null;
    const remembered = isSent ? null : await rememberDevice(trx, user.id, deviceSecret, now);
    const source = truncatedNetwork(address);
    await appendEntry(context, trx, { action: 'signed_in', actorId: user.id, detail, source });
    return { token, cookie, username: user.username, deviceSecret: remembered };
  });
}
