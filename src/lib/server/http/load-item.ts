import type { APIContext } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemDetail } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from '#lib/kinds/bodies.ts';
import { getContext } from '../context.ts';
import { type RevealedCase, readAnswer } from '../usecases/items/read-answer.ts';
import { type ReadFiche, readFiche } from '../usecases/items/read-fiche.ts';
import { readItem } from '../usecases/items/read-item.ts';
import { askedToKeep } from './asked-ahead.ts';

/**
 * The item of a reading page's address; of its body the keys that the page shows, all when not said.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadItem<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  { params, locals, request }: Pick<APIContext, 'params' | 'locals' | 'request'>,
  kind: Kind,
  keys?: readonly Key[],
): Promise<ItemDetail<Pick<BodyOfKind[Kind], Key>>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readItem(await getContext(), kind, params.id, locals.actor, keys, askedToKeep(request.headers));
}

/**
 * The case of a page's address with all that spoils it.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadAnswer({
  params,
  locals,
  request,
}: Pick<APIContext, 'params' | 'locals' | 'request'>): Promise<RevealedCase> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readAnswer(await getContext(), params.id, locals.actor, askedToKeep(request.headers));
}

/**
 * The fiche of a page's address.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadFiche({
  params,
  locals,
}: Pick<APIContext, 'params' | 'locals'>): Promise<ReadFiche> {
  const { id, fiche } = params;
  if (!id || !fiche || !locals.actor) throw new AppError('not_found');
  return readFiche(await getContext(), { id, fiche }, locals.actor);
}
