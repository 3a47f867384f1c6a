import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isShareToken, newShareToken } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { COLLECTIONS_MAX } from '../rules.ts';
import type { CollectionEntry, SharedCaseIds, SharedCollection } from '../schemas.ts';
import { readableCards } from './collect-cases.ts';
import { itemsOfCollection, writeItems } from './collected-case-queries.ts';
import { countNamed, findShared, insertNamed, updateCollection } from './collection-queries.ts';
import { changedEntry, ownCollection } from './find-own-collection.ts';

/** Creates the link to a collection; an earlier link stops working. @throws AppError `not_found` */
export function shareCollection(context: Context, actor: Actor, id: string): Promise<{ token: string }> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const collection = await ownCollection(context, trx, actor.id, id);
    const token = newShareToken();
    await updateCollection(trx, collection.id, { share_token: token });
    return { token };
  });
}

/** Withdraws the link to a collection. @throws AppError `not_found` */
export function unshareCollection(context: Context, actor: Actor, id: string): Promise<void> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const collection = await ownCollection(context, trx, actor.id, id);
    await updateCollection(trx, collection.id, { share_token: null });
  });
}

/** The collection behind a link. @throws AppError `not_found` */
async function sharedBy({ db }: Pick<Context, 'db'>, token: string) {
  const found = isShareToken(token) ? await findShared(db, token) : undefined;
  if (!found) throw new AppError('not_found');
  return found;
}

/** A shared collection with its public cases. When titles are hidden, reasons are too. @throws AppError `not_found` */
export async function readShared(
  context: Pick<Context, 'db'>,
  actor: Actor,
  token: string,
  { titlesHidden }: { titlesHidden: boolean },
): Promise<SharedCollection> {
  const { id, kind, name, description, owner, owner_id } = await sharedBy(context, token);
  const items = await itemsOfCollection(context.db, id);
  const ids = items.map(({ item_id }) => item_id);
  const cards = await readableCards(context, actor, ids, titlesHidden);
  const cases = items.flatMap(({ item_id, word }) => {
    const card = cards.get(item_id);
    return card?.visibility === 'public' ? [{ caseId: item_id, word: titlesHidden ? null : word, card }] : [];
  });
  const mine = owner_id === actor.id;
  const withheld = mine ? items.length - cases.length : 0;
  return { token, kind, name, description, owner, mine, cases, withheld };
}

/** Ids of the public cases of a shared collection, whoever owns them. @throws AppError `not_found` */
export async function readSharedIds(
  context: Pick<Context, 'db'>,
  actor: Actor,
  token: string,
): Promise<SharedCaseIds> {
  const { kind, name, owner, cases } = await readShared(context, actor, token, { titlesHidden: true });
  return { kind, name, owner, cases: cases.map(({ caseId }) => caseId) };
}

/**
 * Copies a shared collection into the actor's own collections.
 * @param nameOf name for a collection without one
 * @throws AppError `not_found`, `collections_full`
 */
export async function keepShared(
  context: Context,
  actor: Actor,
  token: string,
  nameOf: (shared: SharedCollection) => string,
): Promise<CollectionEntry> {
  const shared = await readShared(context, actor, token, { titlesHidden: false });
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if ((await countNamed(trx, actor.id)) >= COLLECTIONS_MAX) throw new AppError('collections_full');
    const now = context.now();
    const texts = { name: nameOf(shared), description: shared.description };
    const made = await insertNamed(trx, actor.id, texts, now);
    const items = shared.cases.map(({ caseId, word }) => ({ item_id: caseId, added_at: now, word }));
    await writeItems(trx, made.id, items);
    return changedEntry(trx, actor.id, made.id);
  });
}
