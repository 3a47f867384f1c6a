import type { ItemReview } from '#lib/contract/reviews.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { WRITING } from '#lib/domain/review.ts';
import type { Context } from '../../context.ts';
import { findItem } from '../../db/item-writes.ts';
import { type ReviewRow, readReviews } from '../../db/items/reviews.ts';
import { reviewed } from './reviewed-item.ts';

const stepOf = ({ at, by, from_status, to_status, word, version }: ReviewRow) => ({
  at: new Date(at).toISOString(),
  by,
  from: from_status,
  to: to_status,
  word,
  version,
});

/** The review of one's own item. @throws AppError `not_found` also of a kind that is not reviewed, `forbidden` */
export async function readReview(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<ItemReview> {
  const { review_status, published_version: version } = reviewed(await findItem(db, kind, id), actor);
  const history = (await readReviews(db, id)).map(stepOf);
  return { status: review_status ?? WRITING, version, history };
}
