import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isShareToken } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { isStanding } from '../rules.ts';
import { readableCards } from './collect-cases.ts';
import { itemsOfCollection } from './collected-case-queries.ts';
import { findCollection, findShared } from './collection-queries.ts';

/** A collection that the actor may practise with: their own, or one shared with them. */
export interface ReadableCollection {
  /** Empty for the two lists that every account has. */
  name: string;
  /** Cases that the actor may read, in order; from another person's collection only the public ones. */
  caseIds: string[];
}

/**
 * Finds a collection by its id, for its owner (`review` and `favourite` included), or by a shared token.
 * @throws AppError `not_found`
 */
export async function readableCollection(
  context: Pick<Context, 'db'>,
  actor: Actor,
  idOrToken: string,
): Promise<ReadableCollection> {
  const { db } = context;
  const own = await findCollection(db, actor.id, idOrToken);
  const found = own ?? (isShareToken(idOrToken) ? await findShared(db, idOrToken) : undefined);
  if (!found && isStanding(idOrToken)) return { name: '', caseIds: [] };
  if (!found) throw new AppError('not_found');
  const items = await itemsOfCollection(db, found.id);
  const ids = items.map(({ item_id }) => item_id);
  const cards = await readableCards(context, actor, ids, true);
  const caseIds = ids.filter((id) => (own ? cards.has(id) : cards.get(id)?.visibility === 'public'));
  return { name: found.name, caseIds };
}
