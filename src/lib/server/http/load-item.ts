import type { APIContext } from 'astro';
import type { BodyOfKind } from '#lib/contract/bodies/of-kind.ts';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemDetail } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { getContext } from '../context.ts';
import { readItem } from '../usecases/read-item.ts';

/**
 * The item of a reading page's address.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadItem<Kind extends ItemKind>(
  { params, locals }: Pick<APIContext, 'params' | 'locals'>,
  kind: Kind,
): Promise<ItemDetail<BodyOfKind[Kind]>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readItem(await getContext(), kind, params.id, locals.actor);
}
