import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import { countCopiesOfOthers } from '#lib/images/server/copies-of-others-queries.ts';
import { imagesOfItem } from '#lib/images/server/item-images-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { findItem } from './item-write-queries.ts';
import { owned } from './readable-item.ts';

/** What other people would keep after the person's own item is deleted. @throws AppError `not_found`, `forbidden` */
export async function previewItemDeletion(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'>,
  kind: ItemKind,
  id: string,
): Promise<ItemDeletionPreview> {
  owned(await findItem(db, kind, id), actor);
  const byKind = await countCopiesOfOthers(db, actor.id, id);
  const copies = byKind.reduce((sum, each) => sum + each.copies, 0);
  return { copies, images: copies > 0 ? await imagesOfItem(db, id) : [] };
}
