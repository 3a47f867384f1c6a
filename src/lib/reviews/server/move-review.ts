import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import type { Asker } from '#lib/items/access.ts';
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

/** The steps that a person may take: for a kind without mandatory review, nobody approves their own work. */
function ruleFor(kind: ItemKind, asker: Asker): typeof mayMove {
  if (asker === 'reviewer') return mayReviewerMove;
  return asker === 'author' || !KINDS[kind].reviewed ? mayAuthorMove : mayMove;
}

/** Whether a step is refused without a word: a person who takes back their own request need not give one. */
const asksWord = (kind: ItemKind, asker: Asker, to: ReviewStatus) =>
  needsWord(to) && (asker === 'reviewer' || KINDS[kind].reviewed);

interface Step {
  status: ReviewStatus;
  word: string | null;
}

/**
 * Takes a step of the review of one's own item, or answers a request for review. Validating a reviewed kind makes a
 * version, which everybody who may read the item reads from now on; for other kinds it is a verdict, which makes
 * nothing public.
 * @param revision the item's as the person knows it: nobody validates changes they have not seen
 * @throws AppError `changed_meanwhile`, `review_step` for a step that does not follow, `review_word_required`,
 * `validation_incomplete` naming what is missing, `not_found`, `forbidden`
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
  // A reviewer gets the state of the working copy like its owner; for a kind without reviewed versions the card
  // contains both.
  return KINDS[kind].reviewed ? { ...card, reviewStatus: status } : card;
}

/** Takes a step of the review of an item that is locked. @throws AppError as `moveReview` */
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
    // A public version equal to the reviewed working copy is approved, too.
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
