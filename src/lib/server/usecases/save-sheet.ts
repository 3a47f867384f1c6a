import { AppError } from '#lib/contract/errors.ts';
import type { SheetChange, SheetSaved } from '#lib/contract/sheet.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { lockItem } from '../db/item-writes.ts';
import { tx } from '../db/transaction.ts';
import { owned } from './readable-item.ts';
import { writeBody } from './write-body.ts';

/**
 * Writes the sheet of one's own case and nothing else: neither title, tags, visibility nor the folders' images. Its
 * images are the case's, or uploaded by the same person; those that leave it are released unless a folder shows them.
 * @throws AppError `changed_meanwhile` when another save came first, `image_foreign` for an image that is neither,
 * `not_found`, `forbidden`
 */
export function saveSheet(
  context: Context,
  actor: Actor,
  id: string,
  { sheet, revision }: SheetChange,
): Promise<SheetSaved> {
  const now = context.now();
  return tx(context, async (trx) => {
    const item = owned(await lockItem(trx, 'case', id), actor);
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    await writeBody(trx, item, { sheet }, { userId: actor.id, now });
    await trx
      .updateTable('item')
      .set({ revision: revision + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    // Lists hold the same items as before: only a date on a card moves.
    if (item.visibility === 'public') await context.contentVersion.bump(trx, 'figures');
    return { revision: revision + 1, updatedAt: new Date(now).toISOString() };
  });
}
