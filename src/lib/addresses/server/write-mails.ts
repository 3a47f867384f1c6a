import type { Transaction } from 'kysely';
import { takeOne } from '#lib/accounts/server/attempts-queries.ts';
import { reviewMailCounter } from '#lib/accounts/server/throttle.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { queueMail } from '#lib/mail/server/queue-mail.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { MAIL_REQUEST_KEPT, type MailTemplates, type SecurityAct } from '../mail-request.ts';
import { ADDRESS_PATH } from '../own-address.ts';
import { deleteRequestsBefore, takeRequest, waitingRequests } from './mail-request-queries.ts';
import { awaitedReview, noteReviewMail, recipientOf, usernameOf } from './recipient-queries.ts';
import type { MailRequestTable } from './tables.ts';
import { writeReset } from './write-reset.ts';

/** Maximum number of mails written in one round; the others wait for the next. */
const ROUND = 100;

type Writing = Pick<Context, 'db' | 'now' | 'settings' | 'contentVersion'>;

/**
 * Writes the requested mails and queues them: each once, in one transaction with its changes to the database. The
 * HTTP request does not wait for this, so its duration reveals nothing.
 */
export async function writeMails(context: Writing, words: MailTemplates): Promise<void> {
  const { db, now } = context;
  await deleteRequestsBefore(db, now() - MAIL_REQUEST_KEPT);
  const failures: unknown[] = [];
  for (const id of await waitingRequests(db, ROUND)) {
    try {
      await tx(context, async (trx) => {
        const request = await takeRequest(trx, id);
        if (request) await write(context, trx, words, request);
      });
    } catch (error) {
      // A failed mail must not stop the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function write(
  context: Writing,
  trx: Transaction<Database>,
  words: MailTemplates,
  request: MailRequestTable,
): Promise<void> {
  const { kind, user_id, detail } = request;
  if (kind === 'reset') return writeReset(context, trx, words, request);
  if (user_id === null) return;
  if (kind === 'review') return writeReview(context, trx, words, { userId: user_id, itemId: detail });
  return writeSecurityAct(context, trx, words, { act: kind, userId: user_id, request });
}

async function writeReview(
  context: Writing,
  trx: Transaction<Database>,
  words: MailTemplates,
  about: { userId: string; itemId: string },
): Promise<void> {
  const { now, settings } = context;
  const recipient = await recipientOf(trx, about.userId);
  if (recipient?.review_mails !== 1) return;
  const asked = await awaitedReview(trx, about);
  if (!asked) return;
  const told = { user_id: about.userId, item_id: about.itemId, number: Number(asked.number ?? 0) };
  if (!(await noteReviewMail(trx, told))) return;
  if (!(await takeOne(trx, reviewMailCounter(about.userId), now()))) return;
  const origin = settings.publicOrigin;
  const settingsUrl = origin + ADDRESS_PATH;
  const { username, address } = recipient;
  const link = origin + KINDS[asked.kind].paths.mine;
  const worded = words.review({ origin, username, link, settings: settingsUrl });
  await queueMail(context, trx, { recipient: address, ...worded, settings_url: settingsUrl });
}

async function writeSecurityAct(
  context: Writing,
  trx: Transaction<Database>,
  words: MailTemplates,
  { act, userId, request }: { act: SecurityAct; userId: string; request: MailRequestTable },
): Promise<void> {
  const former = request.detail;
  const recipient = former === '' ? (await recipientOf(trx, userId))?.address : former;
  const username = await usernameOf(trx, userId);
  if (recipient === undefined || username === undefined) return;
  const facts = { origin: context.settings.publicOrigin, username, at: request.made_at };
  await queueMail(context, trx, { recipient, ...words.security(act, facts) });
}
