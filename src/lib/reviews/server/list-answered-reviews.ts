import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { VALIDATED } from '../review-rules.ts';
import type { AnsweredReview } from '../schemas.ts';
import { answeredReviews } from './reviewer-queries.ts';

/** Verdicts of reviewers on the actor's own items, latest first, until the actor requests another or publishes. */
export async function listAnsweredReviews(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<AnsweredReview[]> {
  const rows = await answeredReviews(db, actor.id, kind);
  return rows.map(({ at, to_status, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    isReady: to_status === VALIDATED,
  }));
}
