import type { Context } from '#lib/platform/server/context.ts';
import { MAIL_REQUEST_KEPT } from '../mail-request.ts';
import { deleteExpiredLinks } from './address-queries.ts';
import { deleteRequestsBefore } from './mail-request-queries.ts';

/** Removes expired links and requests that were never processed: mails may have been switched off. */
export async function sweepAddresses({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteExpiredLinks(db, now());
  await deleteRequestsBefore(db, now() - MAIL_REQUEST_KEPT);
}
