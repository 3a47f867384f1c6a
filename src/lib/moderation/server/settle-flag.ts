import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { unshare } from '#lib/collections/server/collection-queries.ts';
import { assertConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import { moderateComment } from '#lib/items/server/comments-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { FlagOutcome } from '../flag.ts';
import { type FlagTarget, findFlag, settleFlags } from './flags-queries.ts';
import { filesOfImage, hideImage, showImage } from './hide-image.ts';

/** An administrator's decision about a flag. The item is withdrawn on its own page (`administration`). */
export type FlagDecision = 'dismiss' | 'hide' | 'remove';

/**
 * Settles all flags on a target. `dismiss`: nothing is wrong; a hidden image is shown again. `hide`: an
 * image is hidden until its author has blacked it out. `remove`: a comment is hidden, a list's link withdrawn.
 * @throws AppError `identity_unconfirmed`, `not_found` for a settled flag, `bad_request` for a decision that
 * does not apply to its target
 */
export async function settleFlag(
  context: Context,
  actor: Actor,
  id: string,
  { decision, reason }: { decision: FlagDecision; reason: string },
): Promise<void> {
  const flag = await findFlag(context.db, id);
  if (!flag || flag.settled_at !== null || actor.role !== 'administrator') throw new AppError('not_found');
  const { item_id: itemId, image } = flag;
  const isShown = decision === 'dismiss' && itemId !== null && image !== null;
  if (isShown) await assertConfirmed(context, actor, 'publish');
  const files = itemId && image ? await filesOfImage(context.db, { itemId, image }) : [];
  await tx(context, async (trx) => {
    if (decision === 'hide') {
      if (!itemId || !image) throw new AppError('bad_request');
      await hideImage(context, trx, actor, { itemId, image, files, reason });
      return;
    }
    if (decision === 'remove') await remove(context, trx, actor, flag);
    else if (itemId && image) await showImage(context, trx, actor, { itemId, image, reason });
    await settle(context, trx, actor, flag, decision === 'remove' ? 'removed' : 'dismissed');
  });
}

/** Hides a comment, or withdraws a list's link. */
async function remove(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  actor: Actor,
  { item_id: itemId, commenter_id: userId, collection_id: collectionId }: FlagTarget,
): Promise<void> {
  if (itemId && userId) {
    await moderateComment(trx, { itemId, userId }, { hidden_at: context.now() });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'comment_hidden', itemId, personId: userId });
  } else if (collectionId) {
    const owner = await unshare(trx, collectionId);
    await appendEntry(context, trx, { ...doneBy(actor), action: 'collection_unshared', personId: owner });
  } else throw new AppError('bad_request');
}

async function settle(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  actor: Actor,
  target: FlagTarget,
  outcome: FlagOutcome,
): Promise<void> {
  await settleFlags(trx, target, { at: context.now(), outcome });
  await appendEntry(context, trx, {
    ...doneBy(actor),
    action: 'flag_settled',
    itemId: target.item_id,
    detail: outcome,
  });
}
