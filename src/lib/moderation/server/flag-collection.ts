import type { Actor } from '#lib/accounts/actor.ts';
import { flagCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { findShared } from '#lib/collections/server/collection-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isShareToken } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { FlagForm } from '../schemas.ts';
import { writeFlag } from './flag-item.ts';

/** The id of the list behind a valid link. @throws AppError `not_found` */
export async function sharedListId({ db }: Pick<Context, 'db'>, token: string): Promise<string> {
  const shared = isShareToken(token) ? await findShared(db, token) : undefined;
  if (!shared) throw new AppError('not_found');
  return shared.id;
}

/** Flags a shared list. @throws AppError `not_found`, `too_many_attempts` */
export async function flagCollection(
  context: Context,
  { actor, visitor }: { actor: Actor; visitor: Visitor },
  token: string,
  form: FlagForm,
): Promise<void> {
  const id = await sharedListId(context, token);
  await takeAttempt(context, flagCounters(actor.id, visitor.address));
  const target = { item_id: null, collection_id: id, image: null, commenter_id: null };
  await tx(context, (trx) => writeFlag(context, trx, { actor, visitor }, target, form));
}
