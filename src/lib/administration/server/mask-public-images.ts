import type { Actor } from '#lib/accounts/actor.ts';
import type { Mask } from '#lib/images/masking.ts';
import { maskPublicImages } from '#lib/images/server/mask-images.ts';
import { lockPublicItem } from '#lib/moderation/server/locked-item.ts';
import { tellAuthors } from '#lib/moderation/server/tell-authors.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { assertAdministrator } from './assert-administrator.ts';
import { findPublicItem } from './public-items-queries.ts';

/** Images of a public item, the areas to black out, and the reason for its author. */
interface Blackening {
  images: readonly { file: string; zones: readonly Mask[] }[];
  reason: string;
}

/**
 * Blacks out parts of images that readers of a public item see, for good, and gives its authors the reason. Flags
 * on these images are settled.
 * @returns the new name of each masked file
 * @throws AppError `not_found` for an item that is not public, `image_foreign` for an image that its readers do not
 * see
 */
export async function maskAsAdministrator(
  context: Context,
  by: Actor,
  itemId: string,
  { images, reason }: Blackening,
): Promise<ReadonlyMap<string, string>> {
  assertAdministrator(by);
  const found = await findPublicItem(context.db, itemId);
  if (!found) throw new AppError('not_found');
  const { kind, owner_id } = found;
  return maskPublicImages(context, by, { kind, id: itemId, ownerId: owner_id }, images, async (trx) => {
    await lockPublicItem(trx, kind, itemId);
    await tellAuthors(context, trx, { itemId, kind: 'image_masked', reason });
  });
}
