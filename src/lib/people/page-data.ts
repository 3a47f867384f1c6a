import type { APIContext } from 'astro';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { openLink } from './server/share-by-link.ts';

/**
 * Opens the unlisted link of the address and returns the path of its item, which the reader may read from now on.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadByLink({
  params,
  locals,
  response,
}: Pick<APIContext, 'params' | 'locals'> & { response: { readonly headers: Headers } }): Promise<string> {
  if (!params.token || !locals.actor) throw new AppError('not_found');
  const { kind, id } = await openLink(await getContext(), locals.actor, params.token);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return KINDS[kind].paths.item(id);
}
