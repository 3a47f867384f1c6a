import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { type MaskedNames, UNTOLD } from '#lib/offline/kept.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { foldersSeen } from './folders-seen.ts';
import { readableMasked } from './readable-masked-queries.ts';

type Reading = Pick<Context, 'db'>;
type Reader = Pick<Actor, 'id'> | null;

/**
 * The files of a case whose names its questions let somebody know; null where they keep none from them. An image is served
 * to whoever knows its name, so that of one that is kept back is told nowhere.
 */
async function filesTold({ db }: Reading, itemId: string, actor: Reader): Promise<Set<string> | null> {
  const item = await findItem(db, 'case', itemId);
  if (!item) return null;
  const { folders, awaitsImages } = await foldersSeen({ db }, item, actor);
  return awaitsImages ? new Set(folders.flatMap(({ images }) => images.map(({ file }) => file))) : null;
}

/**
 * What images of some items became when they were masked: of items that the actor may not read nothing is told; of an
 * image that is kept back from them, that it is gone.
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
