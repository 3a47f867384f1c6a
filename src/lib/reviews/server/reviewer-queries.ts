import type { ExpressionBuilder, Kysely } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { REVIEWED_KINDS } from '#lib/items/kinds/reviewed-kinds.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { REVIEWING, WRITING } from '../review-rules.ts';
import type { ReviewTable } from './tables.ts';

/** Selects the latest step of each review. */
const isLastStep = ({
  eb,
  selectFrom,
}: ExpressionBuilder<Database & { step: ReviewTable }, 'item' | 'review'>) =>
  eb(
    'review.number',
    '=',
    selectFrom('review as step')
      .select(({ fn }) => fn.max('step.number').as('last'))
      .whereRef('step.item_id', '=', 'item.id'),
  );

function reviewed(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item_person')
    .innerJoin('item', 'item.id', 'item_person.item_id')
    .where('item_person.user_id', '=', userId)
    .where('role', '=', 'reviewer');
}

/**
 * Whether a person is a reviewer of an item that was submitted: its working copy is under review or, for a kind whose
 * versions result from reviews, it was validated before. A draft alone is not accessible to reviewers.
 */
export async function isReviewer(db: Kysely<Database>, itemId: string, userId: string): Promise<boolean> {
  const row = await reviewed(db, userId)
    .select('item.id')
    .where('item.id', '=', itemId)
    .where(({ or, and, eb }) =>
      or([
        eb('review_status', '=', REVIEWING),
        and([
          eb('kind', 'in', REVIEWED_KINDS),
          or([eb('review_status', '!=', WRITING), eb('published_version', 'is not', null)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of reviews requested from a person, for items of all kinds. */
export async function countAskedReviews(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await reviewed(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('review_status', '=', REVIEWING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The reviews requested from a person, oldest request first. */
export function awaitingReviewBy(db: Kysely<Database>, userId: string, kind: ItemKind) {
  return reviewed(db, userId)
    .innerJoin('review', 'review.item_id', 'item.id')
    .leftJoin('user', 'user.id', 'item.owner_id')
    .select(['item.id', 'review.at', 'review.word', 'user.shown_name as author'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('kind', '=', kind)
    .where('review_status', '=', REVIEWING)
    .where(isLastStep)
    .orderBy('review.at')
    .orderBy('item.id')
    .execute();
}

/**
 * Verdicts of reviewers on a person's own items, latest first, until the owner requests another or publishes. For kinds
 * whose validation creates a version, only items that were sent back.
 */
export function answeredReviews(db: Kysely<Database>, ownerId: string, kind: ItemKind) {
  return db
    .selectFrom('item')
    .innerJoin('review', 'review.item_id', 'item.id')
    .innerJoin('user', 'user.id', 'review.user_id')
    .select(['item.id', 'review.at', 'review.word', 'to_status', 'user.shown_name as by'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('item.owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('review.user_id', '!=', ownerId)
    .where('from_status', '=', REVIEWING)
    .where('version', 'is', null)
    .where(({ or, eb }) => or([eb('visibility', '!=', 'public'), eb('has_changes', '=', 1)]))
    .where(isLastStep)
    .orderBy('review.at', 'desc')
    .orderBy('item.id')
    .execute();
}
