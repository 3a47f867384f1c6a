import type { Actor } from '#lib/accounts/actor.ts';
import { tellReview } from '#lib/addresses/server/request-mail.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { namePerson, readNamed, unnamePerson } from '#lib/people/server/name-people.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { REVIEWING } from '../review-rules.ts';

const ROLE = 'reviewer';

/** The reviewers of an item, in the order in which they were added. */
export const readReviewers = (db: Context['db'], itemId: string): Promise<NamedPerson[]> =>
  readNamed(db, itemId, ROLE);

/**
 * Adds a reviewer to the actor's own item; nothing changes if they are one already.
 * @throws AppError `reviewer_unknown`, `reviewer_own`, `reviewer_writes`, `reviewers_full`, `not_found`, `forbidden`
 */
export const nameReviewer = (
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<NamedPerson[]> =>
  namePerson(context, actor, about, ROLE, async (trx, { id, review_status }, userId) => {
    if (review_status === REVIEWING) await tellReview(context, trx, { userId, itemId: id });
  });

/**
 * Removes a reviewer of an item: its owner can remove anybody, a reviewer only themselves. They lose access to the
 * working copy at once.
 * @throws AppError `not_found`, `forbidden`
 */
export function removeReviewer(
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<NamedPerson[]> {
  return unnamePerson(context, about, ROLE, async (trx, item, userId) => {
    const { item: reviewed, asker } = await permittedTo('owner-or-reviewer', trx, item, actor);
    if (asker !== 'owner' && userId !== actor.id) throw new AppError('forbidden');
    return reviewed;
  });
}
