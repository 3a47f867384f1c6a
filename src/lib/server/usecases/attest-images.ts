import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../context.ts';
import { lockItem, recordEvent } from '../db/item-writes.ts';
import { tx } from '../db/transaction.ts';
import { owned } from './readable-item.ts';

/**
 * Keeps an author's word that nothing in the images identifies anybody: who, when and for which item.
 * @throws AppError `not_found`, `forbidden`
 */
export function attestImages(context: Context, actor: Actor, kind: ItemKind, id: string): Promise<void> {
  return tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    await recordEvent(trx, { type: 'attest', at: context.now(), userId: actor.id, item });
  });
}
