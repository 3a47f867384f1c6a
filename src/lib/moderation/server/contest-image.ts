import type { Actor } from '#lib/accounts/actor.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { findItemHead } from '#lib/items/server/item-heads-queries.ts';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { contestHidden } from './hidden-images-queries.ts';
import type { ItemImage } from './hide-image.ts';

/**
 * States, as an author of the item, that an image does not identify anybody. The image stays hidden until an
 * administrator has decided.
 * @throws AppError `not_found`, `forbidden`
 */
export async function contestImage(
  context: Context,
  actor: Actor,
  { itemId, image }: ItemImage,
  contest: string,
): Promise<void> {
  const head = await findItemHead(context.db, itemId);
  if (!head) throw new AppError('not_found');
  await tx(context, async (trx) => {
    await writable(trx, await lockItem(trx, head.kind, itemId), actor);
    if (!(await contestHidden(trx, { itemId, image, contest, at: context.now() })))
      throw new AppError('not_found');
    await appendEntry(context, trx, { ...doneBy(actor), action: 'image_contested', itemId });
  });
}
