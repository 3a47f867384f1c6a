import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import type { Reviewer } from '#lib/contract/reviews.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { REVIEWERS_MAX } from '#lib/domain/review.ts';
import type { Context } from '../../context.ts';
import { lockItem } from '../../db/item-writes.ts';
import { addPerson, peopleOf, removePerson } from '../../db/items/people.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { findUser } from '../accounts/find-user.ts';
import { ownReviewed } from './reviewed-item.ts';

const ROLE = 'reviewer';

/** Those who are named to review an item, in that order. */
export async function readReviewers(db: Context['db'], itemId: string): Promise<Reviewer[]> {
  const people = await peopleOf(db, itemId, ROLE);
  return people.map(({ username, name, addedAt }) => ({
    username,
    name,
    addedAt: new Date(addedAt).toISOString(),
  }));
}

type Change = (trx: Transaction<Database>, userId: string | undefined) => Promise<void>;

/** Changes who reviews one's own item, found by what they sign in with. */
async function change(
  context: Context,
  actor: Actor,
  { kind, id, username }: { kind: ItemKind; id: string; username: string },
  apply: Change,
): Promise<Reviewer[]> {
  const user = await findUser(context, username);
  return tx(context, async (trx) => {
    ownReviewed(await lockItem(trx, kind, id), actor);
    await apply(trx, user?.id);
    return readReviewers(trx, id);
  });
}

/**
 * Names somebody who is to review one's own item; who is named already stays so.
 * @throws AppError `reviewer_unknown`, `reviewer_own`, `reviewers_full`, `not_found`, `forbidden`
 */
export function nameReviewer(
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<Reviewer[]> {
  return change(context, actor, about, async (trx, userId) => {
    if (userId === undefined) throw new AppError('reviewer_unknown');
    if (userId === actor.id) throw new AppError('reviewer_own');
    const named = await peopleOf(trx, about.id, ROLE);
    if (named.some((person) => person.userId === userId)) return;
    if (named.length >= REVIEWERS_MAX) throw new AppError('reviewers_full');
    const person = { item_id: about.id, user_id: userId, role: ROLE, added_at: context.now() } as const;
    await addPerson(trx, { ...person, added_by: actor.id });
  });
}

/** Takes the review of one's own item from somebody: at once they read no more of it than others. */
export function removeReviewer(
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<Reviewer[]> {
  return change(context, actor, about, async (trx, userId) => {
    if (userId !== undefined) await removePerson(trx, { itemId: about.id, userId, role: ROLE });
  });
}
