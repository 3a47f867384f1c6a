import { AppError } from '#lib/contract/errors.ts';
import type { Asker } from '#lib/domain/access.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { Context } from '../../context.ts';
import type { ItemRow } from '../../db/item-writes.ts';
import { owned, permittedTo } from '../items/readable-item.ts';

/** The item, of a kind that is reviewed. @throws AppError `not_found` */
export function ofReviewedKind(item: ItemRow): ItemRow {
  if (!KINDS[item.kind].reviewed) throw new AppError('not_found');
  return item;
}

/** One's own item, of a kind that is reviewed. @throws AppError `not_found`, `forbidden` */
export function ownReviewed(item: ItemRow | undefined, actor: Actor): ItemRow {
  return ofReviewedKind(owned(item, actor));
}

/** An item of a kind that is reviewed, one's own or given to one to review. @throws AppError `not_found`, `forbidden` */
export async function reviewed(
  db: Context['db'],
  item: ItemRow | undefined,
  actor: Actor,
): Promise<{ item: ItemRow; asker: Asker }> {
  const permitted = await permittedTo('owner-or-reviewer', db, item, actor);
  return { item: ofReviewedKind(permitted.item), asker: permitted.asker };
}
