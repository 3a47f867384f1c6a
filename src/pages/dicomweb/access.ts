import type { APIRoute } from 'astro';
import { mayAskSources } from '#lib/dicomweb/may-ask.ts';
import { getContext } from '#lib/platform/server/context.ts';

/**
 * Whether the person with this cookie may query the PACS for exams: a proxy asks this before it forwards a request to
 * one (`auth_request`, docs/deploy.md). It learns nothing about that request.
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
