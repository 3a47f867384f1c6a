import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { findItem } from '../../db/item-writes.ts';
import { joinParts, partRevisions, readPart } from '../../db/items/item-parts.ts';
import { writable } from './readable-item.ts';

/**
 * JSON of a part of one's own item as it is now, with the item's `revision` to name when saving it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readOwnPart(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
  id: string,
  part: string,
): Promise<string> {
  const { revision } = await writable(db, await findItem(db, kind, id), actor);
  // A part may hold nothing yet, or have no row: a process of an earlier release made the item.
  return joinParts([{ text: JSON.stringify({ revision }) }, await readPart(db, { kind, id }, part)]);
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
