import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import type { CardOf } from '#lib/items/schemas.ts';
import { readCardRows } from '#lib/items/server/card-rows-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { projectCard } from '#lib/items/server/project-card.ts';
import { mayRead, readable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { COLLECTED_MAX, isStanding } from '../rules.ts';
import type { CollectedCase, CollectedChange, CollectionEntry, Marks, ReadCollection } from '../schemas.ts';
import {
  collectionsWith,
  deleteItem,
  insertItem,
  itemsOfCollection,
  updateWord,
  writeItems,
} from './collected-case-queries.ts';
import { type CountedCollection, findCollection, updateCollection } from './collection-queries.ts';
import { changedEntry, emptyEntry, entryOf, ownCollection } from './find-own-collection.ts';
import { findNote } from './note-queries.ts';

/** Cards of those cases that the actor may read, by id. */
export async function readableCards(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  ids: readonly string[],
  titlesHidden: boolean,
): Promise<Map<string, CardOf<'case'>>> {
  const rows = await readCardRows(db, ids, actor.id);
  const cards = rows
    .filter((row) => mayRead(row, actor))
    .map((row) => projectCard(row, { askerId: actor.id, titlesHidden }) as CardOf<'case'>);
  return new Map(cards.map((card) => [card._id, card]));
}

/** A collection of the actor's with its cases, in order. @throws AppError `not_found` */
export async function readCollection(
  context: Pick<Context, 'db'>,
  actor: Actor,
  id: string,
  { titlesHidden }: { titlesHidden: boolean },
): Promise<ReadCollection> {
  const row = await findCollection(context.db, actor.id, id);
  if (!row && isStanding(id)) return { collection: emptyEntry(id), cases: [] };
  if (!row) throw new AppError('not_found');
  const items = await itemsOfCollection(context.db, row.id);
  const ids = items.map(({ item_id }) => item_id);
  const cards = await readableCards(context, actor, ids, titlesHidden);
  const cases = items.map(
    ({ item_id, word, added_at }): CollectedCase => ({
      caseId: item_id,
      word,
      addedAt: new Date(added_at).toISOString(),
      card: cards.get(item_id) ?? null,
    }),
  );
  return { collection: entryOf(row), cases };
}

/** Changes the cases of a collection while its owner's row is locked. */
function changeItems(
  context: Context,
  actor: Actor,
  id: string,
  change: (trx: Transaction<Database>, collection: CountedCollection) => Promise<void>,
): Promise<CollectionEntry> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const collection = await ownCollection(context, trx, actor.id, id);
    await change(trx, collection);
    await updateCollection(trx, collection.id, { updated_at: context.now() });
    return changedEntry(trx, actor.id, collection.id);
  });
}

/**
 * Adds a case to a collection, moves it within the collection, or changes its reason.
 * @throws AppError `not_found`, `collection_full`
 */
export async function collectCase(
  context: Context,
  actor: Actor,
  { collection: id, case: caseId }: { collection: string; case: string },
  { position, word }: CollectedChange,
): Promise<CollectionEntry> {
  const item = await findItem(context.db, 'case', caseId);
  return changeItems(context, actor, id, async (trx, collection) => {
    const items = await itemsOfCollection(trx, collection.id);
    const before = items.find(({ item_id }) => item_id === caseId);
    // A case that is already in the collection may be moved even if it is no longer readable.
    if (!before) readable(item, actor);
    if (!before && items.length >= COLLECTED_MAX) throw new AppError('collection_full');
    const last = { position: (items.at(-1)?.position ?? -1) + 1, added_at: context.now(), word: null };
    const row = before ?? { collection_id: collection.id, item_id: caseId, ...last };
    const said = { ...row, word: word === undefined ? row.word : word || null };
    if (position !== undefined) {
      const others = items.filter(({ item_id }) => item_id !== caseId);
      await writeItems(trx, collection.id, others.toSpliced(position, 0, said));
    } else if (before) await updateWord(trx, said);
    else await insertItem(trx, said);
  });
}

/** Removes a case from a collection. @throws AppError `not_found` */
export function uncollectCase(
  context: Context,
  actor: Actor,
  { collection: id, case: caseId }: { collection: string; case: string },
): Promise<CollectionEntry> {
  return changeItems(context, actor, id, async (trx, collection) => {
    if (!(await deleteItem(trx, collection.id, caseId))) throw new AppError('not_found');
  });
}

/** Orders the cases of a collection; those missing from the order follow as they were. @throws AppError `not_found` */
export function orderCases(
  context: Context,
  actor: Actor,
  id: string,
  caseIds: readonly string[],
): Promise<CollectionEntry> {
  return changeItems(context, actor, id, async (trx, collection) => {
    const items = await itemsOfCollection(trx, collection.id);
    const rank = new Map(caseIds.map((caseId, index) => [caseId, index]));
    const rankOf = ({ item_id }: { item_id: string }) => rank.get(item_id) ?? caseIds.length;
    await writeItems(
      trx,
      collection.id,
      items.toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  });
}

/** The lists in which the actor keeps a readable case. @throws AppError `not_found` */
export async function readMarks({ db }: Pick<Context, 'db'>, actor: Actor, caseId: string): Promise<Marks> {
  readable(await findItem(db, 'case', caseId), actor);
  const holding = await collectionsWith(db, actor.id, caseId);
  return {
    noted: (await findNote(db, actor.id, caseId)) !== undefined,
    collections: holding.map(({ id, kind }) => (kind === 'named' ? id : kind)),
  };
}
