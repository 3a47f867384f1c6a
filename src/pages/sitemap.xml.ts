import type { APIRoute } from 'astro';
import { ITEM_KINDS } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { getContext } from '#lib/server/context.ts';
import { listPublic } from '#lib/server/usecases/lists/list-items.ts';

/** Every page of the three public lists, and the front page. */
export const GET: APIRoute = async ({ locals }) => {
  const context = await getContext();
  const paths = ['/'];
  for (const kind of ITEM_KINDS) {
    const { totalPages } = await listPublic(context, kind, parseListQuery(kind, new URLSearchParams()), null);
    const { public: path } = KINDS[kind].paths;
    paths.push(
      path,
      ...Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => `${path}?page=${index + 2}`),
    );
  }
  const urls = paths.map((path) => `<url><loc>${locals.origin}${path}</loc></url>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  );
};
