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
  /** The secret that identifies the browser from now on, kept in the device cookie; null leaves that cookie as it is. */
  deviceSecret: string | null;
}

/** Whether what a person has just proved still holds, in the transaction that opens their session. */
export type Confirm = (trx: Transaction<Database>) => Promise<boolean>;

/** The way in which a person has proved their identity. */
interface HowOpened {
  confirm: Confirm;
  /** The provider of identities; null with this site's own means. */
  provider?: string | null;
  /** For the audit log. */
  detail?: string;
}

/**
 * Opens a session for a person who has just proved their identity. Undefined when the proof no longer holds: the row
 * that it rests on is locked first.
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
    // A provider may have let somebody through without a word, on a session that goes on there.
    confirmed_at: provider === null ? now : null,
  };
  return tx(context, async (trx) => {
    if (!(await confirm(trx))) return undefined;
    if (await isSuspended(trx, user.id)) throw new AppError('account_suspended');
    await insertSession(trx, session);
    // A browser sent here by another site brings no device cookie: setting a new one would make it unknown to other
    // people who use it.
    const isSent = provider !== null && deviceSecret === null;
    const remembered = isSent ? null : await rememberDevice(trx, user.id, deviceSecret, now);
    const source = truncatedNetwork(address);
    await appendEntry(context, trx, { action: 'signed_in', actorId: user.id, detail, source });
    return { token, cookie, username: user.username, deviceSecret: remembered };
  });
}
