import type { Actor } from '#lib/accounts/actor.ts';
import type { NewAuditEntry } from '#lib/audit/actions.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { forgetUploads, itemFiles } from '#lib/images/server/item-files-queries.ts';
import { releaseFiles } from '#lib/images/server/user-storage-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ItemKind } from '../item.ts';
import { freeTexts, textsOf } from './body-texts-queries.ts';
import { recordEvent } from './events-queries.ts';
import { lockItem } from './item-write-queries.ts';
import { deleteItemRow } from './items-queries.ts';
import { owned } from './readable-item.ts';

/**
 * Deletes the person's own item completely: body, versions, tags, ratings, views, file references. The lineage of its
 * copies and files that other items use are kept; all other files no longer count in the owner's quota.
 * @param by the actor for the audit log; none for drafts that the site sweeps
 * @throws AppError `not_found`, `forbidden`
 */
export function deleteItem(
  context: Context,
  actor: Pick<Actor, 'id' | 'source'>,
  kind: ItemKind,
  id: string,
  by: Pick<NewAuditEntry, 'actorId' | 'source'> = doneBy(actor),
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
    await appendEntry(context, trx, {
      ...by,
      action: 'item_deleted',
      itemId: id,
      detail: item.visibility,
    });
  });
}
