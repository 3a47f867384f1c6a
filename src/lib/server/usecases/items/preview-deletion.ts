import type { ItemDeletionPreview } from '#lib/contract/deletion.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { countCopiesOfOthers } from '../../db/images/copies-of-others.ts';
import { imagesOfItem } from '../../db/images/item-images.ts';
import { findItem } from '../../db/item-writes.ts';
import { owned } from './readable-item.ts';

/** What deleting one's own item would leave with others. @throws AppError `not_found`, `forbidden` */
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
