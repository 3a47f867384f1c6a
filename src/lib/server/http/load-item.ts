import type { APIContext } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemDetail } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { getContext } from '#lib/server/context.ts';
import { readItem } from '#lib/server/usecases/read-item.ts';

/**
 * The item of a reading page's address.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadItem<Body>(
  { params, locals }: Pick<APIContext, 'params' | 'locals'>,
  kind: ItemKind,
): Promise<ItemDetail<Body>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return (await readItem(await getContext(), kind, params.id, locals.actor)) as ItemDetail<Body>;
}
