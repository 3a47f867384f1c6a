import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { type MaskedNames, UNTOLD } from '#lib/offline/kept.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { foldersSeen } from './folders-seen.ts';
import { readableMasked } from './readable-masked-queries.ts';

type Reading = Pick<Context, 'db'>;
type Reader = Pick<Actor, 'id'> | null;

/**
 * The files of a case that this reader may know by name; null for all of them. Anybody who knows its name is served an image,
 * so an image that the questions keep back must not be named.
 */
async function filesTold({ db }: Reading, itemId: string, actor: Reader): Promise<Set<string> | null> {
  const item = await findItem(db, 'case', itemId);
  if (!item) return null;
  const { folders, awaitsImages } = await foldersSeen({ db }, item, actor);
  return awaitsImages ? new Set(folders.flatMap(({ images }) => images.map(({ file }) => file))) : null;
}

/**
 * The replacements of masked images of some items. Items that the actor may not read are left out; an image that is kept
 * back from them is only said to be gone.
 */
export async function maskedFor(
  { db }: Reading,
  actor: Reader,
  itemIds: readonly string[],
): Promise<MaskedNames> {
  const masked = Map.groupBy(await readableMasked(db, actor?.id ?? null, itemIds), ({ item_id }) => item_id);
  const names: MaskedNames = {};
  for (const [itemId, files] of masked) {
    const told = await filesTold({ db }, itemId, actor);
    const nameOf = (by: string) => (told === null || told.has(by) ? by : UNTOLD);
    names[itemId] = Object.fromEntries(files.map(({ sha256, by_sha256 }) => [sha256, nameOf(by_sha256)]));
  }
  return names;
}
