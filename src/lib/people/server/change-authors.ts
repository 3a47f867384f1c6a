import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { NamedPerson, WrittenWith } from '../schemas.ts';
import { namePerson, readNamed, unnamePerson } from './name-people.ts';
import { writtenWith } from './people-queries.ts';

const ROLE = 'author';

type ItemRef = { kind: ItemKind; id: string };

/** The co-authors of an item, for its owner and for each of them. @throws AppError `not_found`, `forbidden` */
export async function readAuthors(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { kind, id }: ItemRef,
): Promise<NamedPerson[]> {
  await writable(db, await findItem(db, kind, id), actor);
  return readNamed(db, id, ROLE);
}

/**
 * Makes a person a co-author of the person's own item. A reviewer becomes a co-author instead.
 * @throws AppError `author_unknown`, `author_own`, `authors_full`, `not_found`, `forbidden`
 */
export const nameAuthor = (
  context: Context,
  actor: Actor,
  about: ItemRef & { username: string },
): Promise<NamedPerson[]> => namePerson(context, actor, about, ROLE);

/**
 * Removes a co-author. The owner may remove anybody, others only themselves. Their changes stay.
 * @throws AppError `not_found`, `forbidden`
 */
export function removeAuthor(
  context: Context,
  actor: Actor,
  about: ItemRef & { username: string },
): Promise<NamedPerson[]> {
  return unnamePerson(context, about, ROLE, async (trx, item, userId) => {
    const written = await writable(trx, item, actor);
    if (written.owner_id !== actor.id && userId !== actor.id) throw new AppError('forbidden');
    return written;
  });
}

/** Items of others that the actor is a co-author of, last changed first. */
export async function listWrittenWith(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<WrittenWith[]> {
  const rows = await writtenWith(db, actor.id, kind);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt).toISOString() }));
}
