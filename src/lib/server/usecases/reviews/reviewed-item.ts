import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { ItemRow } from '../../db/item-writes.ts';
import { owned } from '../items/readable-item.ts';

/** One's own item, of a kind that is reviewed. @throws AppError `not_found`, `forbidden` */
export function reviewed(item: ItemRow | undefined, actor: Actor): ItemRow {
  const own = owned(item, actor);
  if (!KINDS[own.kind].reviewed) throw new AppError('not_found');
  return own;
}
