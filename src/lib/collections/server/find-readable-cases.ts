import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { isShareToken } from '#lib/server/base/secrets.ts';
import type { Context } from '#lib/server/context.ts';
import { isStanding } from '../rules.ts';
import { readableCards } from './collect-cases.ts';
import { itemsOfCollection } from './collected-case-queries.ts';
import { findCollection, findShared } from './collection-queries.ts';

/** A collection that the actor may practise with: their own, or one whose link they were given. */
export interface ReadableCollection {
  /** As its owner named it; empty of one of the two that everybody has. */
  name: string;
  /** The cases that the actor may read, in order; of somebody else's collection the public ones. */
  caseIds: string[];
}

/**
 * The collection of an id of one's own (`review` and `favourite` among them) or of a link's token.
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
