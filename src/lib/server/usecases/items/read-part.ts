import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { findItem } from '../../db/item-writes.ts';
import { partRevisions, readParts } from '../../db/items/item-parts.ts';
import { owned } from './readable-item.ts';

/**
 * A part of one's own item as it is now: its JSON, and the item's revision to name when saving it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readOwnPart(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
  id: string,
  part: string,
): Promise<{ revision: number; text: string }> {
  const { revision } = owned(await findItem(db, kind, id), actor);
  const [found] = await readParts(db, id, [part]);
  if (!found) throw new AppError('not_found');
  return { revision, text: found.text };
}

/**
 * Refuses a save of what was changed since it was read, before what is to be saved is even looked at. Saving checks
 * again.
 * @throws AppError `changed_meanwhile`
 */
export async function mayStillSave(
  { db }: Pick<Context, 'db'>,
  id: string,
  parts: readonly string[],
  revision: number,
): Promise<void> {
  const changed = await partRevisions(db, id, parts);
  if ([...changed.values()].some((each) => each > revision)) throw new AppError('changed_meanwhile');
}
