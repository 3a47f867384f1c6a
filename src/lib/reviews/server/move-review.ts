import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import type { RequesterRole } from '#lib/items/access.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { type ItemRow, lockItem } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { versionShown, writeWorkingCopy } from '#lib/items/server/working-copy.ts';
import { cardOf, type WriteResult, writeItem } from '#lib/items/server/write-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import {
  mayAuthorMove,
  mayMove,
  mayReviewerMove,
  needsWord,
  REVIEWING,
  type ReviewStatus,
  VALIDATED,
  WRITING,
} from '../review-rules.ts';
import { insertReview, writeReviewStatus } from './review-queries.ts';
import { tellReviewers } from './tell-reviewers.ts';
import { validate } from './validate-item.ts';

/** The steps that a person may take: for a kind without mandatory review, nobody validates their own work. */
function ruleFor(kind: ItemKind, asker: RequesterRole): typeof mayMove {
  if (asker === 'reviewer') return mayReviewerMove;
  return asker === 'author' || !KINDS[kind].reviewed ? mayAuthorMove : mayMove;
}

/** Whether a step needs a comment; withdrawing one's own request needs none. */
const asksWord = (kind: ItemKind, asker: RequesterRole, to: ReviewStatus) =>
  needsWord(to) && (asker === 'reviewer' || KINDS[kind].reviewed);

interface Step {
  status: ReviewStatus;
  word: string | null;
}

/**
 * Takes a step in the review of the person's own item, or answers a request for review. Validating a reviewed kind
 * creates a version, which everybody who may read the item then sees; for other kinds it is a verdict, which
 * makes nothing public.
 * @param revision the revision that the client read, so that nobody validates changes they have not seen
 * @throws AppError `changed_meanwhile`, `review_step` for a step that is not possible now, `review_word_required`,
 * `validation_incomplete` with the missing parts, `not_found`, `forbidden`
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
    const locked = await lockItem(trx, kind, id);
    const { item, asker } = await permittedTo('owner-or-reviewer', trx, locked, actor);
    if (!ruleFor(kind, asker)(item.review_status ?? WRITING, status)) throw new AppError('review_step');
    if (asksWord(kind, asker, status) && word.trim() === '') throw new AppError('review_word_required');
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    return takeStep(context, trx, item, actor, { status, word: word.trim() || null });
  });
  if (shown) void makeCovers(context, shown);
  // A reviewer gets the working copy's status like its owner; for a kind without reviewed versions, the card
  // contains it already.
  return KINDS[kind].reviewed ? { ...card, reviewStatus: status } : card;
}

/** Takes a step in the review of a locked item. @throws AppError as `moveReview` */
export async function takeStep(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  { status, word }: Step,
): Promise<WriteResult> {
  const from = item.review_status ?? WRITING;
  if (!mayMove(from, status)) throw new AppError('review_step');
  const moved = await writeReviewStatus(trx, item, status);
  const taken = { item_id: item.id, at: context.now(), user_id: actor.id, from_status: from };
  const step = { ...taken, to_status: status, word };
  if (status === REVIEWING) await tellReviewers(context, trx, item.id);
  if (!KINDS[item.kind].reviewed) {
    // If the published version equals the reviewed working copy, the verdict applies to that version too.
    const version = status === VALIDATED && item.has_changes === 0 ? versionShown(item) : null;
    await insertReview(trx, { ...step, version });
    return { card: await cardOf(trx, item.id, actor), shown: undefined };
  }
  if (status === VALIDATED) {
    const { version, written } = await validate(context, trx, moved, actor, word);
    await insertReview(trx, { ...step, version });
    return written;
  }
  await insertReview(trx, { ...step, version: null });
  if (versionShown(item) === null) return writeItem(context, trx, moved, actor, {});
  return { card: await writeWorkingCopy(context, trx, moved, actor, {}), shown: undefined };
}
