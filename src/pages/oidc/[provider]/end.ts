import type { APIRoute } from 'astro';
import { leaveProvider } from '#lib/identities/provider-form.ts';

/** Redirects to the identity provider's logout page, where the provider asks for confirmation. */
export const GET: APIRoute = async ({ locals, params }) => {
  const location = await leaveProvider({ locals, params });
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
};
