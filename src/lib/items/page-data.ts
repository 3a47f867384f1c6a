import type { APIContext } from 'astro';
import { type RevealedCase, readAnswer } from '#lib/cases/server/read-answer.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { askedToKeep } from '#lib/platform/server/http/asked-ahead.ts';
import { type ReadFiche, readFiche } from '#lib/questionnaires/server/read-fiche.ts';
import type { ItemKind } from './item.ts';
import type { BodyOfKind } from './kinds/bodies.ts';
import type { ItemDetail } from './schemas.ts';
import { readItem } from './server/read-item.ts';

/**
 * The item of a reading page's address; of its body the keys that the page shows, by default all.
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
