import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemRow } from '../../db/item-writes.ts';

/** The item when the actor may read it: what somebody else keeps private looks like what does not exist. */
export function readable(item: ItemRow | undefined, actor: Actor): ItemRow {
  if (!item || (item.visibility !== 'public' && item.owner_id !== actor.id)) throw new AppError('not_found');
  return item;
}

/** The item when it is the actor's own. @throws AppError `not_found`, `forbidden` */
export function owned(item: ItemRow | undefined, actor: Actor): ItemRow {
  const found = readable(item, actor);
  if (found.owner_id !== actor.id) throw new AppError('forbidden');
  return found;
}
