import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '#lib/server/context.ts';
import type { AskedReview } from '../schemas.ts';
import { awaitingReviewBy } from './reviewer-queries.ts';

/** What others ask the actor to review now, asked for longest ago first. */
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
