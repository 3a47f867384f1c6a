import type { APIRoute } from 'astro';
import { mayAskSources } from '#lib/dicomweb/may-ask.ts';
import { getContext } from '#lib/platform/server/context.ts';

/**
 * Whether whoever sends this cookie may ask the PACS for exams: what a proxy asks before it hands a request on to one
 * (`auth_request`, docs/deploy.md). It is told nothing of that request.
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
