import type { Transaction } from 'kysely';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { isStanding, type StandingCollection } from '../rules.ts';
import type { CollectionEntry } from '../schemas.ts';
import { type CountedCollection, findCollection, insertStanding } from './collection-queries.ts';

/** A collection, as its owner sees it. */
export function entryOf(row: CountedCollection): CollectionEntry {
  const { kind, name, description, revision, cases, share_token } = row;
  return {
    _id: kind === 'named' ? row.id : kind,
    kind,
    name,
    description,
    revision,
    cases,
    shareToken: share_token,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** One of the two lists that every account has, while it has no row yet. */
export function emptyEntry(kind: StandingCollection): CollectionEntry {
  const texts = { name: '', description: '' };
  return { _id: kind, kind, ...texts, revision: 0, cases: 0, shareToken: null, updatedAt: null };
}

/**
 * The collection to change; one of the two standing lists is created if needed. The person must be locked.
 * @throws AppError `not_found`
 */
export async function ownCollection(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  ownerId: string,
  id: string,
): Promise<CountedCollection> {
  const found = await findCollection(trx, ownerId, id);
  if (found) return found;
  if (!isStanding(id)) throw new AppError('not_found');
  return insertStanding(trx, ownerId, id, now());
}

/** A collection after a change. @throws AppError `not_found` */
export async function changedEntry(
  trx: Transaction<Database>,
  ownerId: string,
  id: string,
): Promise<CollectionEntry> {
  const row = await findCollection(trx, ownerId, id);
  if (!row) throw new AppError('not_found');
  return entryOf(row);
}
