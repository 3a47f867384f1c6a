import type { APIContext } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { readPreview, readPreviewAnswer } from './server/read-preview.ts';
import type { CaseAnswer, ViewerAnswer } from './viewer-schemas.ts';

type Asked = Pick<APIContext, 'params' | 'locals'> & { response: { readonly headers: Headers } };

/**
 * The working copy of the person's own case named in a page's address, as readers would see it. The browser must not
 * cache the page, since authors come back to see their changes.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadPreview(
  { params, locals, response }: Asked,
  withTitle: boolean,
): Promise<ViewerAnswer> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  response.headers.set('Cache-Control', 'private, no-store');
  return readPreview(await getContext(), params.id, locals.actor, withTitle);
}

/**
 * The hidden part (answer) of that working copy.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function loadPreviewAnswer({
  params,
  locals,
}: Pick<APIContext, 'params' | 'locals'>): Promise<CaseAnswer> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  return readPreviewAnswer(await getContext(), params.id, locals.actor);
}
