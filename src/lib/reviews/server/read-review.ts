import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { WRITING } from '../review-rules.ts';
import type { ItemReview } from '../schemas.ts';
import { readReviewers } from './name-reviewers.ts';
import { isByAuthor, type ReviewRow, readReviews } from './review-queries.ts';

const stepOf = ({ at, by, user_id, from_status, to_status, word, version }: ReviewRow, item: ItemRow) => ({
  at: new Date(at).toISOString(),
  by,
  from: from_status,
  to: to_status,
  word,
  version,
  byAuthor: isByAuthor({ user_id }, item),
});

/** The review of an item, for its owner and its reviewers. @throws AppError `not_found`, `forbidden` */
export async function readReview(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<ItemReview> {
  const { item } = await permittedTo('owner-or-reviewer', db, await findItem(db, kind, id), actor);
  const history = (await readReviews(db, id)).map((row) => stepOf(row, item));
  const reviewers = await readReviewers(db, id);
  return { status: item.review_status ?? WRITING, version: item.published_version, history, reviewers };
}
