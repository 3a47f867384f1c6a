import type { APIContext } from 'astro';
import type { ItemDetail } from '#lib/items/schemas.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isOfflineCopyRequest } from '#lib/platform/server/http/prefetch-request.ts';
import { readShownCase } from './server/read-viewer.ts';
import { asksForAll, parseViewerQuery } from './viewer-query.ts';
import type { ViewerBody } from './viewer-schemas.ts';

/**
 * The case in the address of a viewer page, with the images that its reader may see.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadShownCase({
  params,
  locals,
  request,
  url,
}: Pick<APIContext, 'params' | 'locals' | 'request' | 'url'>): Promise<ItemDetail<ViewerBody>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const isRevealed = asksForAll(parseViewerQuery(url.searchParams, { folders: [], main: 0 }));
  const isAhead = isOfflineCopyRequest(request.headers);
  return readShownCase(await getContext(), params.id, locals.actor, { isRevealed, isAhead });
}
