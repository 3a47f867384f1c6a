import type { APIRoute } from 'astro';
import { beginAtProvider } from '#lib/identities/provider-form.ts';

/** Redirects to an identity provider. A link, not a form: the site's policy allows forms to this site only. */
export const GET: APIRoute = async ({ request, url, clientAddress, locals, params }) => {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const location = await beginAtProvider({ request, url, clientAddress, locals, params, headers });
  headers.set('Location', location);
  return new Response(null, { status: 302, headers });
};
