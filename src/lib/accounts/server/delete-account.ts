import type { Transaction } from 'kysely';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { freeTexts, textsOf } from '#lib/items/server/body-texts-queries.ts';
import { withdrawReplies } from '#lib/items/server/comments-queries.ts';
import { reindexOwner } from '#lib/items/server/item-index-queries.ts';
import { deleteItemsOf } from '#lib/items/server/items-queries.ts';
import { keepPublishedOnly } from '#lib/items/server/published-only-queries.ts';
import { withdrawRatings } from '#lib/items/server/ratings-queries.ts';
import { removePeopleOf } from '#lib/people/server/people-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { itemsWithHypothesisOf } from '#lib/practice/server/attempt-queries.ts';
import { dropJoinsOf } from '#lib/statistics/server/joined-hypotheses-queries.ts';
import { pruneJoins } from '#lib/statistics/server/prune-joins.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeletion } from '../schemas.ts';
import { forgetUser } from './forget-user-queries.ts';
import { handOver } from './hand-over.ts';
import { lockNames, markNamesakes } from './names-queries.ts';
import { provePassword } from './prove-password.ts';
import { revokeSessionsOf } from './sessions-queries.ts';
import type { Guesser } from './take-guess.ts';
import { deleteUser } from './users-queries.ts';

/**
 * Deletes the account for good, after a password check: sessions, codes, ratings, everything that is not
 * public, and the public items too unless they are to stay (without an author's name). Items written with
 * others then go to the co-authors, private ones too, unless the person deletes everything.
 * @throws AppError `wrong_password` or `too_many_attempts`
 */
export async function deleteAccount(
  context: Context,
  actor: Actor,
  { password, publicItems }: AccountDeletion,
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await tx(context, async (trx) => {
    await eraseAccount(context, trx, { userId: actor.id, publicItems, keptSession: actor.sessionId });
    await appendEntry(context, trx, {
      ...doneBy(actor),
      action: 'account_deleted',
      personId: actor.id,
      detail: publicItems,
    });
  });
}

/** The account to erase, and the sessions whose devices need no notice of a remote sign-out. */
interface ErasedAccount {
  userId: string;
  publicItems: AccountDeletion['publicItems'];
  keptSession?: string;
}

/** Erases an account, inside the caller's transaction. */
export async function eraseAccount(
  context: Context,
  trx: Transaction<Database>,
  { userId, publicItems, keptSession }: ErasedAccount,
): Promise<void> {
  await lockNames(trx);
  await withdrawRatings(trx, userId);
  await withdrawReplies(trx, userId);
  const attempted = await itemsWithHypothesisOf(trx, userId);
  await forgetUser(trx, userId);
  await revokeSessionsOf(trx, { userId, kept: keptSession ?? null, at: context.now() });
  const texts = await textsOf(trx, { where: 'owner_id', is: userId });
  await dropJoinsOf(trx, userId);
  // After `forgetUser`, which needs the items to still belong to the person.
  if (publicItems === 'keep') await handOver(context, trx, userId);
  await deleteItemsOf(trx, userId, { keepPublic: publicItems === 'keep' });
  await keepPublishedOnly(trx, userId);
  await pruneJoins(trx, attempted, context.now());
  await removePeopleOf(trx, userId);
  await freeTexts(trx, texts);
  await reindexOwner(trx, userId, '');
  const gone = await deleteUser(trx, userId);
  await markNamesakes(trx, gone?.username_looks ?? null);
  await markNamesakes(trx, gone?.display_name_looks ?? null);
  await context.contentVersion.bump(trx, 'lists');
}
