import type { APIRoute } from 'astro';

/** Search engines read the public lists; the rest needs an account or answers for machines. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /account',
      'Allow: /',
      '',
      `Sitemap: ${locals.origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } },
  );
