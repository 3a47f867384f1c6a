import type { APIRoute } from 'astro';
import { mayAskSources } from '#lib/dicomweb/may-ask.ts';
import { getContext } from '#lib/platform/server/context.ts';

/**
 * Whether the person with this cookie may query the PACS: a proxy asks this (`auth_request`, docs/deploy.md) before it
 * forwards a request to the PACS. This endpoint learns nothing about that request.
 */
export const GET: APIRoute = async ({ locals, rewrite }) => {
  const { settings } = await getContext();
  if (settings.sources.length === 0) return rewrite('/404');
  const refused = locals.actor ? 403 : 401;
  return new Response(null, {
    status: mayAskSources(locals.actor?.role) ? 204 : refused,
    headers: { 'Cache-Control': 'no-store' },
  });
};
