import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { listAnsweredReviews } from '#lib/reviews/server/list-answered-reviews.ts';
import { toReview } from '#lib/reviews/server/list-asked-reviews.ts';
import type { FromOthers } from '../from-others-schemas.ts';
import { listWrittenWith } from './change-authors.ts';

/** Requested reviews, verdicts of reviewers and co-authored items, shown above the actor's own list of a kind. */
export async function listFromOthers(
  context: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<FromOthers> {
  return {
    toReview: await toReview(context, actor, kind),
    answered: await listAnsweredReviews(context, actor, kind),
    writtenWith: await listWrittenWith(context, actor, kind),
  };
}
