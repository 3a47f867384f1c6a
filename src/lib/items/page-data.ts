import type { APIContext } from 'astro';
import { type RevealedCase, readAnswer } from '#lib/cases/server/read-answer.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isOfflineCopyRequest } from '#lib/platform/server/http/prefetch-request.ts';
import { type ReadFiche, readFiche } from '#lib/questionnaires/server/read-fiche.ts';
import type { ItemKind } from './item.ts';
import type { BodyOfKind } from './kinds/bodies.ts';
import type { ItemDetail } from './schemas.ts';
import { readItem } from './server/read-item.ts';

/**
 * The item in the URL of a reading page, with the keys of its body that the page shows (by default all).
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadItem<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  { params, locals, request }: Pick<APIContext, 'params' | 'locals' | 'request'>,
  kind: Kind,
  keys?: readonly Key[],
): Promise<ItemDetail<Pick<BodyOfKind[Kind], Key>>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readItem(
    await getContext(),
    kind,
    params.id,
    locals.actor,
    keys,
    isOfflineCopyRequest(request.headers),
  );
}

/**
 * The case in a page's URL, with its answer and everything else that reveals it.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadAnswer({
  params,
  locals,
  request,
}: Pick<APIContext, 'params' | 'locals' | 'request'>): Promise<RevealedCase> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readAnswer(await getContext(), params.id, locals.actor, isOfflineCopyRequest(request.headers));
}

/**
 * The fiche in a page's URL.
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
