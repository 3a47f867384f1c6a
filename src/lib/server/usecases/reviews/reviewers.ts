import type { NamedPerson } from '#lib/contract/people.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { owned } from '../items/readable-item.ts';
import { namePerson, readNamed, unnamePerson } from '../people/named-people.ts';

const ROLE = 'reviewer';

/** Those who are named to review an item, in that order. */
export const readReviewers = (db: Context['db'], itemId: string): Promise<NamedPerson[]> =>
  readNamed(db, itemId, ROLE);

/**
 * Names somebody who is to review one's own item; who is named already stays so.
 * @throws AppError `reviewer_unknown`, `reviewer_own`, `reviewer_writes`, `reviewers_full`, `not_found`, `forbidden`
 */
export const nameReviewer = (
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<NamedPerson[]> => namePerson(context, actor, about, ROLE);

/** Takes the review of one's own item from somebody: at once they read no more of it than others. */
export const removeReviewer = (
  context: Context,
  actor: Actor,
  about: { kind: ItemKind; id: string; username: string },
): Promise<NamedPerson[]> => unnamePerson(context, about, ROLE, (_, item) => owned(item, actor));
