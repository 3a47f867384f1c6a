import type { APIRoute } from 'astro';

const CLOSED = ['User-agent: *', 'Disallow: /', ''];
const open = (origin: string) => [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /account',
  'Allow: /',
  '',
  `Sitemap: ${origin}/sitemap.xml`,
  '',
];

/**
 * Search engines may index the public lists; other pages need an account or are meant for machines. On a site for
 * members only, nothing is indexed.
 */
export const GET: APIRoute = ({ locals }) =>
  new Response((locals.membersOnly ? CLOSED : open(locals.origin)).join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
