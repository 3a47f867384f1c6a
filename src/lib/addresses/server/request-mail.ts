import type { Transaction } from 'kysely';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { MailRequestKind, SecurityAct } from '../mail-request.ts';
import { insertRequest } from './mail-request-queries.ts';

type Told = Pick<Context, 'now' | 'settings'>;

/** Requests a mail about an action of a transaction; does nothing where the site sends no mails. */
async function requestMail(
  { now, settings }: Told,
  trx: Transaction<Database>,
  { kind, userId, detail }: { kind: MailRequestKind; userId: string; detail: string },
): Promise<void> {
  if (!settings.mail) return;
  const made_at = now();
  await insertRequest(trx, { id: newId(made_at), kind, user_id: userId, detail, source: '', made_at });
}

/**
 * Notifies a person by mail, at their verified address, of an act that concerns access to their account. Runs inside
 * the caller's transaction.
 * @param formerAddress recipient in place of the current address, when the address was changed
 */
export function tellSecurityAct(
  context: Told,
  trx: Transaction<Database>,
  { act, userId, formerAddress = '' }: { act: SecurityAct; userId: string; formerAddress?: string },
): Promise<void> {
  return requestMail(context, trx, { kind: act, userId, detail: formerAddress });
}

/** Notifies a reviewer by mail of a requested review. Runs inside the transaction that requests the review. */
export function tellReview(
  context: Told,
  trx: Transaction<Database>,
  { userId, itemId }: { userId: string; itemId: string },
): Promise<void> {
  return requestMail(context, trx, { kind: 'review', userId, detail: itemId });
}
