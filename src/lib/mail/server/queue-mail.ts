import type { Transaction } from 'kysely';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { readAddress } from '../address.ts';
import type { NewMail } from '../delivery.ts';
import { insertMail } from './queued-mail-queries.ts';

/**
 * Queues a mail in the caller's transaction: it is sent if that succeeds, without waiting for a mail server.
 * @throws AppError `bad_request` for an invalid address, or a subject of several lines
 */
export async function queueMail(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  { recipient, subject, content, settings_url = null }: NewMail,
): Promise<void> {
  // Checked again after the form: line breaks would inject headers.
  if (readAddress(recipient) !== recipient || /\p{Cc}/u.test(subject)) throw new AppError('bad_request');
  const made_at = now();
  const mail = { id: newId(made_at), recipient, subject, content, settings_url, made_at };
  await insertMail(trx, { ...mail, attempts: 0, next_at: made_at, given_up_at: null });
}
