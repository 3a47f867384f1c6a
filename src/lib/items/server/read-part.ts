import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { joinParts, partRevisions, readPart } from './item-parts-queries.ts';
import { findItem } from './item-write-queries.ts';
import { writable } from './readable-item.ts';

/**
 * JSON of a part of the person's own item in its current state, with the item's `revision`, which a save must send.
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
  // A part may be empty, or have no row if a process of an earlier release created the item.
  return joinParts([{ text: JSON.stringify({ revision }) }, await readPart(db, { kind, id }, part)]);
}

/**
 * Refuses to save a part that was changed since it was read, before the request's body is parsed. Saving checks this
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
