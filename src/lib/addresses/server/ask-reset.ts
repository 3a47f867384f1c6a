import { askResetCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isStorable } from '#lib/platform/server/base/json.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { TYPED_MAX } from '../mail-request.ts';
import { insertRequest } from './mail-request-queries.ts';

/**
 * Requests a mailed link that sets a new password. The account is looked up later: an unknown name causes the same
 * write, in the same time.
 * @throws AppError `not_found` where the site sends no mails, `too_many_attempts`
 */
export async function askReset(context: Context, typed: string, address: string): Promise<void> {
  if (!context.settings.mail) throw new AppError('not_found');
  await context.databaseRoom.assertFor(0);
  await takeAttempt(context, askResetCounters(address));
  // Text that the database cannot store names no account; the answer is the same as for any other name.
  if (!isStorable(typed)) return;
  const made_at = context.now();
  await insertRequest(context.db, {
    id: newId(made_at),
    kind: 'reset',
    user_id: null,
    detail: typed.slice(0, TYPED_MAX),
    source: truncatedNetwork(address),
    made_at,
  });
}
