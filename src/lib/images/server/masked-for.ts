import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { type MaskedNames, UNTOLD } from '#lib/offline/kept.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { foldersSeen } from './folders-seen.ts';
import { readableMasked } from './readable-masked-queries.ts';

type Reading = Pick<Context, 'db'>;
type Reader = Pick<Actor, 'id'> | null;

/** Previews and frames of a folder. */
const filesIn = ({ images }: CaseFolder): string[] =>
  images.flatMap((image) => (image.kind === 'frame' ? [image.file, image.frame] : [image.file]));

/**
 * The files of a case that its questions keep back from this reader. Anybody who knows its name is served an image, so none
 * of these must be named.
 */
async function filesKeptBack({ db }: Reading, itemId: string, actor: Reader): Promise<Set<string>> {
  const item = await findItem(db, 'case', itemId);
  if (!item) return new Set();
  const { folders, awaitsImages } = await foldersSeen({ db }, item, actor);
  if (!awaitsImages) return new Set();
  const { folders: all } = await foldersSeen({ db }, item, actor, true);
  const shown = new Set(folders.flatMap(filesIn));
  return new Set(all.flatMap(filesIn).filter((file) => !shown.has(file)));
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
    const keptBack = await filesKeptBack({ db }, itemId, actor);
    const nameOf = (by: string) => (keptBack.has(by) ? UNTOLD : by);
    names[itemId] = Object.fromEntries(files.map(({ sha256, by_sha256 }) => [sha256, nameOf(by_sha256)]));
  }
  return names;
}
