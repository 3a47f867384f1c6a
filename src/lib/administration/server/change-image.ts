import type { Actor } from '#lib/accounts/actor.ts';
import { type Flagger, writeFlag } from '#lib/moderation/server/flag-item.ts';
import { settleFlags } from '#lib/moderation/server/flags-queries.ts';
import { findHidden } from '#lib/moderation/server/hidden-images-queries.ts';
import { filesOfImage, hideImage, showImage } from '#lib/moderation/server/hide-image.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { onItem } from './change-item.ts';
import { publishedPictures } from './public-images-queries.ts';

/** An image of a public item, and the reason given to its author. */
interface Decision {
  image: string;
  reason: string;
}

const targetOf = (itemId: string, image: string) => ({
  item_id: itemId,
  collection_id: null,
  image,
  commenter_id: null,
});

/** @throws AppError `not_found` for an image that the item's readers do not see */
async function assertPublished(db: Context['db'], itemId: string, image: string): Promise<void> {
  if (!(await publishedPictures(db, itemId)).has(image)) throw new AppError('not_found');
}

/**
 * Hides an image of a public item from its readers, as an administrator's flag does: the flag stays in the
 * queue until the image is blacked out or shown again, and the author can comment on it.
 * @throws AppError `not_found`
 */
export async function hidePublicImage(
  context: Context,
  { actor, visitor }: Flagger & { actor: Actor },
  itemId: string,
  { image, reason }: Decision,
): Promise<void> {
  const files = await filesOfImage(context.db, { itemId, image });
  await onItem(context, actor, itemId, async (trx) => {
    await assertPublished(trx, itemId, image);
    const form = { reason: 'identity' as const, note: reason };
    await writeFlag(context, trx, { actor, visitor }, targetOf(itemId, image), form);
    await hideImage(context, trx, actor, { itemId, image, files, reason });
  });
}

/**
 * Shows a hidden image of a public item to its readers again, wherever it was flagged, and settles its flags.
 * @throws AppError `not_found` also for an image that is not hidden
 */
export function showPublicImage(
  context: Context,
  actor: Actor,
  itemId: string,
  { image, reason }: Decision,
): Promise<void> {
  return onItem(context, actor, itemId, async (trx) => {
    await assertPublished(trx, itemId, image);
    const hidden = await findHidden(trx, image);
    if (!hidden) throw new AppError('not_found');
    await settleFlags(trx, targetOf(hidden.itemId, hidden.image), {
      at: context.now(),
      outcome: 'dismissed',
    });
    await showImage(context, trx, actor, { ...hidden, reason });
  });
}
