import { AppError } from '#lib/contract/errors.ts';
import { type AccessRule, type Asker, decide } from '#lib/domain/access.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Visibility } from '#lib/domain/item.ts';
import type { ItemRow } from '../../db/item-writes.ts';

/** Who the actor is to an item; null stands for the owner of what has none any more. */
function askerOf(ownerId: string | null | undefined, actor: Actor): Asker {
  return ownerId === actor.id ? 'owner' : 'other';
}

/** Whether the actor may read an item that may be gone, its columns being null then. */
export function mayRead(
  { owner_id, visibility }: { owner_id: string | null; visibility: Visibility | null },
  actor: Actor,
): boolean {
  return decide('reader', askerOf(owner_id, actor), visibility ?? undefined) === 'allow';
}

/** The item, when the access rule lets the actor. @param refusal of who may read it, but not do this */
function permitted(
  rule: AccessRule,
  item: ItemRow | undefined,
  actor: Actor,
  refusal: 'forbidden' | 'own_item' = 'forbidden',
): ItemRow {
  const decision = decide(rule, askerOf(item?.owner_id, actor), item?.visibility);
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
