import type { APIContext } from 'astro';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { PARAMS } from '#lib/platform/endpoints/endpoint-params.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { type ReviewedItem, readReviewed } from '#lib/reviews/server/read-reviewed.ts';

/**
 * The protocol of a reading page's address: the last version that was validated; `?version=2` an earlier one and
 * `?brouillon` the draft of the next, for its owner.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadProtocol({
  params,
  locals,
  url,
}: Pick<APIContext, 'params' | 'locals' | 'url'>): Promise<ReviewedItem<BodyOfKind['protocol']>> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const { searchParams } = url;
  const draft = searchParams.has('brouillon');
  const version = PARAMS.version.safeParse(searchParams.get('version'));
  // A number that cannot be one is no reason for showing another version.
  if (searchParams.has('version') && !version.success) throw new AppError('not_found');
  return readReviewed(await getContext(), 'protocol', params.id, locals.actor, {
    draft,
    version: version.data,
  });
}
