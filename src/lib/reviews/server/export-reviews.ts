import type { Actor } from '#lib/accounts/actor.ts';
import { rolesOf } from '#lib/people/server/people-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type ReviewRow, readReviews, reviewsBy } from './review-queries.ts';

type Step = Pick<ReviewRow, 'at' | 'from_status' | 'to_status' | 'word' | 'version'>;

const iso = (instant: number) => new Date(instant).toISOString();

const stepOf = ({ at, from_status: from, to_status: to, word, version }: Step) => ({
  at: iso(at),
  from,
  to,
  word,
  version,
});

/** The steps of an item's review, latest first. */
export async function exportedReviews({ db }: Pick<Context, 'db'>, itemId: string) {
  return (await readReviews(db, itemId)).map((row) => ({ ...stepOf(row), by: row.by }));
}

/** A person's roles on other people's items, and the steps they took in reviews of these. */
export async function exportedReviewing({ db }: Pick<Context, 'db'>, actor: Actor) {
  const roles = await rolesOf(db, actor.id);
  const taken = await reviewsBy(db, actor.id);
  return {
    roles: roles.map(({ id, kind, role, addedAt }) => ({ item: { id, kind }, role, since: iso(addedAt) })),
    reviews: taken.map((row) => ({ item: row.item_id, ...stepOf(row) })),
  };
}
