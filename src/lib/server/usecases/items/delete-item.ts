import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { forgetUploads, itemFiles } from '../../db/files/item-files.ts';
import { releaseFiles } from '../../db/files/user-storage.ts';
import { lockItem } from '../../db/item-writes.ts';
import { freeTexts, textsOf } from '../../db/items/body-texts.ts';
import { recordEvent } from '../../db/items/events.ts';
import { deleteItemRow } from '../../db/items/items.ts';
import { tx } from '../../db/transaction.ts';
import { owned } from './readable-item.ts';

/**
 * Deletes one's own item with everything of it: body, versions, tags, ratings, views, file references. The lineage of its
 * copies stays, and so do files that other items use; the others free their owner's quota.
 * @throws AppError `not_found`, `forbidden`
 */
export function deleteItem(
  context: Context,
  actor: Pick<Actor, 'id'>,
  kind: ItemKind,
  id: string,
): Promise<void> {
  return tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    const texts = await textsOf(trx, { where: 'id', is: id });
    const files = await itemFiles(trx, id);
    await deleteItemRow(trx, id);
    await forgetUploads(trx, actor.id, files);
    await releaseFiles(trx, actor.id, files);
    await freeTexts(trx, texts);
    await recordEvent(trx, { type: 'delete', at: context.now(), userId: actor.id, item });
    if (item.visibility === 'public') await context.contentVersion.bump(trx, 'lists');
  });
}
