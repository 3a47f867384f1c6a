import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { ItemSummary } from '#lib/kinds/summaries.ts';
import type { Context } from '../../context.ts';
import { writeAttestations } from '../../db/attestations.ts';
import { readBody } from '../../db/item-parts.ts';
import { lockItem, recordEvent } from '../../db/item-writes.ts';
import { tx } from '../../db/transaction.ts';
import { owned } from '../items/readable-item.ts';
import { shownSummary } from '../items/shown-body.ts';
import { assertUsable } from './attach-files.ts';
import { makeCovers } from './make-covers.ts';

/**
 * Keeps an author's word that nothing in these images (files of the item, or just uploaded by the author and to be
 * put into it) identifies anybody: who, when, for which. On a public item they are seen by everybody from now on.
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
  const shown = await tx(context, async (trx): Promise<ItemSummary | undefined> => {
    const item = owned(await lockItem(trx, kind, id), actor);
    const named = [...new Set(files)];
    await assertUsable(trx, { itemId: id, userId: actor.id }, named);
    const written = await writeAttestations(trx, { itemId: id, userId: actor.id, at: now }, named);
    if (written === 0) return undefined;
    await recordEvent(trx, { type: 'attest', at: now, userId: actor.id, item });
    if (item.visibility !== 'public') return undefined;
    const summary = await shownSummary(trx, kind, item, JSON.parse(await readBody(trx, kind, id)));
    await trx
      .updateTable('item')
      .set({ summary: JSON.stringify(summary) })
      .where('id', '=', id)
      .execute();
    await context.contentVersion.bump(trx, 'figures');
    return summary;
  });
  if (shown) void makeCovers(context, shown);
}
