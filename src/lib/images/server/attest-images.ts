import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { recordEvent } from '#lib/items/server/events-queries.ts';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { assertUsable } from './attach-files.ts';
import { writeAttestations } from './attestations-queries.ts';

/**
 * Stores an author's attestation that nothing in these images (files of the item, or the author's new uploads
 * for it) identifies anybody, with author and time. Others see the images once the item is published with them.
 * @throws AppError `not_found`, `forbidden`, `image_foreign` for any other file
 */
export async function attestImages(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  files: readonly string[],
): Promise<void> {
  const now = context.now();
  await tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, kind, id), actor);
    const named = [...new Set(files)];
    await assertUsable(trx, { itemId: id, ownerId: item.owner_id, userId: actor.id }, named);
    const written = await writeAttestations(trx, { itemId: id, userId: actor.id, at: now }, named);
    if (written > 0) await recordEvent(trx, { type: 'attest', at: now, userId: actor.id, item });
  });
}
