import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '#lib/server/context.ts';
import { findItem } from '#lib/server/db/item-writes.ts';
import { writable } from '#lib/server/usecases/items/readable-item.ts';
import type { NamedPerson, WrittenWith } from '../schemas.ts';
import { namePerson, readNamed, unnamePerson } from './name-people.ts';
import { writtenWith } from './people-queries.ts';

const ROLE = 'author';

type About = { kind: ItemKind; id: string };

/** Those who write an item with its owner, for each of them. @throws AppError `not_found`, `forbidden` */
export async function readAuthors(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { kind, id }: About,
): Promise<NamedPerson[]> {
  await writable(db, await findItem(db, kind, id), actor);
  return readNamed(db, id, ROLE);
}

/**
 * Lets somebody write one's own item; whoever was to review it writes it instead.
 * @throws AppError `author_unknown`, `author_own`, `authors_full`, `not_found`, `forbidden`
 */
export const nameAuthor = (
  context: Context,
  actor: Actor,
  about: About & { username: string },
): Promise<NamedPerson[]> => namePerson(context, actor, about, ROLE);

/**
 * Takes it from somebody that they write an item: its owner from anybody, others from themselves. What they changed
 * stays.
 * @throws AppError `not_found`, `forbidden`
 */
export function removeAuthor(
  context: Context,
  actor: Actor,
  about: About & { username: string },
): Promise<NamedPerson[]> {
  return unnamePerson(context, about, ROLE, async (trx, item, userId) => {
    const written = await writable(trx, item, actor);
    if (written.owner_id !== actor.id && userId !== actor.id) throw new AppError('forbidden');
    return written;
  });
}

/** What others let the actor write with them, last changed first. */
export async function listWrittenWith(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<WrittenWith[]> {
  const rows = await writtenWith(db, actor.id, kind);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt).toISOString() }));
}
