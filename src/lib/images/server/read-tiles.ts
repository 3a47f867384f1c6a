import type { Actor } from '#lib/accounts/actor.ts';
import { spreadOrder } from '#lib/imaging/stack.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { hiddenAmong } from '#lib/moderation/server/hidden-images-queries.ts';
import { maySeeHidden } from '#lib/moderation/server/see-hidden.ts';
import { AppError } from '#lib/platform/errors.ts';
import { sha256 } from '#lib/platform/server/base/sha256.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { TILE } from '../image-paths.ts';
import { TILES_MAX, writeTile } from '../tiles.ts';
import { foldersSeen } from './folders-seen.ts';
import { findVariants } from './item-images-queries.ts';

/** The small copies of a folder's images, to be sent in one response (docs/frame-format.md). */
export interface Tiles {
  /** Changes with the images and their positions. */
  etag: string;
  bytes(): AsyncGenerator<Uint8Array>;
}

/**
 * Small copies of a folder's images, evenly selected, as readers see the folder. Missing copies are left out.
 * The caller has checked access to the item; folders that its questions withhold are not found.
 * @param isRevealed whether the answer was revealed, so that these folders are included
 * @throws AppError `not_found`
 */
export async function readTiles(
  { db, files: store }: Pick<Context, 'db' | 'files'>,
  itemId: string,
  folderId: string,
  actor: Pick<Actor, 'id' | 'role'> | null,
  isRevealed = false,
): Promise<Tiles> {
  const item = await findItem(db, 'case', itemId);
  if (!item) throw new AppError('not_found');
  const { folders } = await foldersSeen({ db }, item, actor, isRevealed);
  const images = folders.find(({ id }) => id === folderId)?.images;
  if (!images) throw new AppError('not_found');
  const order = spreadOrder(images.length).slice(0, TILES_MAX);
  const files = order.map((index) => images[index]!.file);
  const copies = await findVariants(db, files, TILE);
  for (const [file, flaggedIn] of await hiddenAmong(db, files))
    if (!(await maySeeHidden({ db }, { id: itemId, ownerId: item.owner_id }, flaggedIn, actor)))
      copies.delete(file);
  const tiles = order.flatMap((index) => {
    const key = copies.get(images[index]!.file);
    return key === undefined ? [] : [{ index, key }];
  });
  return {
    etag: `"${sha256(JSON.stringify(tiles), 'base64url')}"`,
    async *bytes() {
      for (const { index, key } of tiles) {
        const bytes = await store.get(key);
        if (Buffer.isBuffer(bytes)) yield writeTile(index, bytes);
      }
    },
  };
}
