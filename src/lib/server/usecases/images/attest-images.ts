import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { writeAttestations } from '../../db/images/attestations.ts';
import { lockItem } from '../../db/item-writes.ts';
import { recordEvent } from '../../db/items/events.ts';
import { tx } from '../../db/transaction.ts';
import { writable } from '../items/readable-item.ts';
import { assertUsable } from './attach-files.ts';

/**
 * Keeps an author's word that nothing in these images (files of the item, or just uploaded by the author and to be
 * put into it) identifies anybody: who, when, for which. They are seen by
 * others once the item is published with them.
 * @throws AppError `not_found`, `forbidden`, `image_foreign` for a file that is neither
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
