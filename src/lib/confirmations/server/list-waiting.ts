import type { Actor } from '#lib/accounts/actor.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { toReview } from '#lib/reviews/server/list-asked-reviews.ts';
import { countAskedReviews } from '#lib/reviews/server/reviewer-queries.ts';
import type { WaitingForOne } from '../schemas.ts';
import { countWaiting, readWaiting } from './confirmation-queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** Everything pending for the actor: versions to confirm, and reviews of all kinds, oldest request first. */
export async function listWaiting(context: Pick<Context, 'db'>, actor: Actor): Promise<WaitingForOne> {
  const [rows, ...reviews] = await Promise.all([
    readWaiting(context.db, actor.id),
    ...ITEM_KINDS.map(async (kind) =>
      (await toReview(context, actor, kind)).map(({ id, title, author, askedAt }) => ({
        kind,
        id,
        title,
        author,
        askedAt,
      })),
    ),
  ]);
  const confirmations = rows.map(({ id, title, author, version, asked_at }) => ({
    id,
    title,
    author: author ?? '',
    version,
    askedAt: iso(asked_at),
  }));
  const sorted = reviews.flat().sort((one, other) => one.askedAt.localeCompare(other.askedAt));
  return { confirmations, reviews: sorted };
}

/** Number of pending confirmations and reviews, for the menu and the home page. */
export async function countWaitingFor(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'>,
): Promise<number> {
  const [confirmations, reviews] = await Promise.all([
    countWaiting(db, actor.id),
    countAskedReviews(db, actor.id),
  ]);
  return confirmations + reviews;
}
