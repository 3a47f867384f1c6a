import { freeTexts, textsOf } from '#lib/items/server/body-texts-queries.ts';
import { withdrawReplies } from '#lib/items/server/comments-queries.ts';
import { reindexOwner } from '#lib/items/server/item-index-queries.ts';
import { deleteItemsOf } from '#lib/items/server/items-queries.ts';
import { keepPublishedOnly } from '#lib/items/server/published-only-queries.ts';
import { withdrawRatings } from '#lib/items/server/ratings-queries.ts';
import { removePeopleOf } from '#lib/people/server/people-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
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
 * Deletes the account for good, once the password is given again: sessions, codes, ratings, everything that is not
 * public, and the public items too unless they are to stay (nameless, as their readers see them). What is written with others
 * is theirs then, private items too, unless the person takes everything along.
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
    await lockNames(trx);
    await withdrawRatings(trx, actor.id);
    await withdrawReplies(trx, actor.id);
    const attempted = await itemsWithHypothesisOf(trx, actor.id);
    await forgetUser(trx, actor.id);
    await revokeSessionsOf(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    const texts = await textsOf(trx, { where: 'owner_id', is: actor.id });
    await dropJoinsOf(trx, actor.id);
    // After `forgetUser`, for which these are still the person's own items.
    if (publicItems === 'keep') await handOver(context, trx, actor.id);
    await deleteItemsOf(trx, actor.id, { keepPublic: publicItems === 'keep' });
    await keepPublishedOnly(trx, actor.id);
    await pruneJoins(trx, attempted, context.now());
    await removePeopleOf(trx, actor.id);
    await freeTexts(trx, texts);
    await reindexOwner(trx, actor.id, '');
    const gone = await deleteUser(trx, actor.id);
    await markNamesakes(trx, gone?.username_looks ?? null);
    await markNamesakes(trx, gone?.display_name_looks ?? null);
    await context.contentVersion.bump(trx, 'lists');
  });
}
