import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { readable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { COLLECTIONS_MAX, STANDING_COLLECTIONS } from '../rules.ts';
import type { CollectionChange, CollectionEntry, NewCollection } from '../schemas.ts';
import { insertItem } from './collected-case-queries.ts';
import {
  collectionsOf,
  countNamed,
  deleteCollection,
  findCollection,
  insertNamed,
  updateCollection,
} from './collection-queries.ts';
import { changedEntry, emptyEntry, entryOf } from './find-own-collection.ts';

/** A person's collections: the two that every account has, then the named ones. */
export async function listCollections({ db }: Pick<Context, 'db'>, actor: Actor): Promise<CollectionEntry[]> {
  const entries = (await collectionsOf(db, actor.id)).map(entryOf);
  const standing = STANDING_COLLECTIONS.map(
    (kind) => entries.find((entry) => entry.kind === kind) ?? emptyEntry(kind),
  );
  return [...standing, ...entries.filter(({ kind }) => kind === 'named')];
}

/** Creates a collection. @throws AppError `collections_full`; `not_found` when its first case is not readable */
export async function createCollection(
  context: Context,
  actor: Actor,
  { name, description, case: caseId }: NewCollection,
): Promise<CollectionEntry> {
  if (caseId !== undefined) readable(await findItem(context.db, 'case', caseId), actor);
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if ((await countNamed(trx, actor.id)) >= COLLECTIONS_MAX) throw new AppError('collections_full');
    const now = context.now();
    const made = await insertNamed(trx, actor.id, { name, description }, now);
    if (caseId !== undefined) {
      const item = { collection_id: made.id, item_id: caseId, position: 0, added_at: now, word: null };
      await insertItem(trx, item);
    }
    return changedEntry(trx, actor.id, made.id);
  });
}

/** Renames or describes a collection. @throws AppError `not_found`, `changed_meanwhile` */
export function changeCollection(
  context: Context,
  actor: Actor,
  id: string,
  { name, description, revision }: CollectionChange,
): Promise<CollectionEntry> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const before = await findCollection(trx, actor.id, id);
    if (before?.kind !== 'named') throw new AppError('not_found');
    if (before.revision !== revision) throw new AppError('changed_meanwhile');
    await updateCollection(trx, before.id, {
      name: name ?? before.name,
      description: description ?? before.description,
      revision: revision + 1,
      updated_at: context.now(),
    });
    return changedEntry(trx, actor.id, before.id);
  });
}

/** Deletes a named collection. @throws AppError `not_found` */
export async function removeCollection({ db }: Pick<Context, 'db'>, actor: Actor, id: string): Promise<void> {
  if (!(await deleteCollection(db, actor.id, id))) throw new AppError('not_found');
}

/** Orders a person's named collections; those missing from the order follow as they were. */
export function orderCollections(
  context: Context,
  actor: Actor,
  ids: readonly string[],
): Promise<CollectionEntry[]> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const own = (await collectionsOf(trx, actor.id)).filter(({ kind }) => kind === 'named');
    const rank = new Map(ids.map((id, index) => [id, index]));
    const ordered = own.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
    for (const [index, { id, position }] of ordered.entries())
      if (position !== index + 1) await updateCollection(trx, id, { position: index + 1 });
    return listCollections({ db: trx }, actor);
  });
}
