import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { AskedReview } from '../schemas.ts';
import { awaitingReviewBy } from './reviewer-queries.ts';

/** Reviews currently requested from the actor, oldest request first. */
export async function toReview(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<AskedReview[]> {
  const rows = await awaitingReviewBy(db, actor.id, kind);
  return rows.map(({ id, title, author, at, word }) => ({
    id,
    title,
    author: author ?? '',
    askedAt: new Date(at).toISOString(),
    word,
  }));
}
