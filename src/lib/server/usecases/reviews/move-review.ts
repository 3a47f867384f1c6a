import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemCard } from '#lib/contract/items.ts';
import type { Asker } from '#lib/domain/access.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import {
  mayAuthorMove,
  mayMove,
  mayReviewerMove,
  needsWord,
  type ReviewStatus,
  VALIDATED,
  WRITING,
} from '#lib/domain/review.ts';
import type { Context } from '../../context.ts';
import { type ItemRow, lockItem } from '../../db/item-writes.ts';
import { insertReview, writeReviewStatus } from '../../db/items/reviews.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { makeCovers } from '../images/make-covers.ts';
import { versionShown, writeWorkingCopy } from '../items/working-copy.ts';
import { type Written, writeItem } from '../items/write-item.ts';
import { reviewed } from './reviewed-item.ts';
import { validate } from './validate.ts';

/** The steps that those may take who are not its owner. */
const MAY: Partial<Record<Asker, typeof mayMove>> = { reviewer: mayReviewerMove, author: mayAuthorMove };

interface Step {
  status: ReviewStatus;
  word: string | null;
}

/**
 * Takes a step of the review of one's own item, or answers what one was asked to review. What is validated is a version, which everybody who may read the item
 * reads from now on.
 * @param revision the item's as the person knows it: nobody validates what they have not seen
 * @throws AppError `changed_meanwhile`, `review_step` for one that does not follow, `review_word_required`,
 * `validation_incomplete` naming what is missing, `not_found` also of a kind that is not reviewed, `forbidden`
 */
export async function moveReview(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { status, word = '', revision }: { status: ReviewStatus; word?: string | undefined; revision: number },
): Promise<ItemCard> {
  await context.databaseRoom.assertFor(0);
  const { card, shown } = await tx(context, async (trx) => {
    const { item, asker } = await reviewed(trx, await lockItem(trx, kind, id), actor);
    if (!(MAY[asker] ?? mayMove)(item.review_status ?? WRITING, status)) throw new AppError('review_step');
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    return takeStep(context, trx, item, actor, { status, word: word.trim() || null });
  });
  if (shown) void makeCovers(context, shown);
  // A reviewer is told of the working copy as its owner is.
  return { ...card, reviewStatus: status };
}

/** Takes a step of the review of an item that is locked. @throws AppError as `moveReview` */
export async function takeStep(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  { status, word }: Step,
): Promise<Written> {
  const from = item.review_status ?? WRITING;
  if (!mayMove(from, status)) throw new AppError('review_step');
  if (needsWord(status) && word === null) throw new AppError('review_word_required');
  const moved = await writeReviewStatus(trx, item, status);
  const taken = { item_id: item.id, at: context.now(), user_id: actor.id, from_status: from };
  const step = { ...taken, to_status: status, word };
  if (status === VALIDATED) {
    const { version, written } = await validate(context, trx, moved, actor, word);
    await insertReview(trx, { ...step, version });
    return written;
  }
  await insertReview(trx, { ...step, version: null });
  if (versionShown(item) === null) return writeItem(context, trx, moved, actor, {});
  return { card: await writeWorkingCopy(context, trx, moved, actor, {}), shown: undefined };
}
