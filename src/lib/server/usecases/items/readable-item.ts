import { AppError } from '#lib/contract/errors.ts';
import { type AccessRule, decide } from '#lib/domain/access.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemRow } from '../../db/item-writes.ts';

/** The item, when the access rule lets the actor. @param refusal of who may read it, but not do this */
function permitted(
  rule: AccessRule,
  item: ItemRow | undefined,
  actor: Actor,
  refusal: 'forbidden' | 'own_item' = 'forbidden',
): ItemRow {
  const asker = item?.owner_id === actor.id ? 'owner' : 'other';
  const decision = decide(rule, asker, item?.visibility);
  if (decision === 'forbidden') throw new AppError(refusal);
  if (!item || decision !== 'allow') throw new AppError('not_found');
  return item;
}

/** The item when the actor may read it. @throws AppError `not_found` */
export function readable(item: ItemRow | undefined, actor: Actor): ItemRow {
  return permitted('reader', item, actor);
}

/** The item when the actor may rate it. @throws AppError `not_found`, `own_item` */
export function rateable(item: ItemRow | undefined, actor: Actor): ItemRow {
  return permitted('rater', item, actor, 'own_item');
}

/** The item when it is the actor's own. @throws AppError `not_found`, `forbidden` */
export function owned(item: ItemRow | undefined, actor: Actor): ItemRow {
  return permitted('owner', item, actor);
}
