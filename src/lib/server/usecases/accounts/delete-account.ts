import type { AccountDeletion } from '#lib/contract/accounts.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { removePeopleOf } from '#lib/people/server/people-queries.ts';
import { itemsWithHypothesisOf } from '#lib/practice/server/attempt-queries.ts';
import { dropJoinsOf } from '#lib/statistics/server/joined-hypotheses-queries.ts';
import { pruneJoins } from '#lib/statistics/server/prune-joins.ts';
import type { Context } from '../../context.ts';
import { forgetUser } from '../../db/accounts/forget-user.ts';
import { lockNames, markNamesakes } from '../../db/accounts/names.ts';
import { revokeSessionsOf } from '../../db/accounts/sessions.ts';
import { deleteUser } from '../../db/accounts/users.ts';
import { freeTexts, textsOf } from '../../db/items/body-texts.ts';
import { withdrawReplies } from '../../db/items/comments.ts';
import { reindexOwner } from '../../db/items/item-index.ts';
import { deleteItemsOf } from '../../db/items/items.ts';
import { keepPublishedOnly } from '../../db/items/published-only.ts';
import { withdrawRatings } from '../../db/items/ratings.ts';
import { tx } from '../../db/transaction.ts';
import { handOver } from './hand-over.ts';
import { provePassword } from './prove-password.ts';
import type { Guesser } from './take-guess.ts';

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
