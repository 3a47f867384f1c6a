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
 * Search engines read the public lists; the rest needs an account or answers for machines. Where lists do too, they
 * read nothing.
 */
export const GET: APIRoute = ({ locals }) =>
  new Response((locals.membersOnly ? CLOSED : open(locals.origin)).join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
