import type { APIRoute } from 'astro';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { pagePlace, parseListQuery } from '#lib/items/kinds/list-query.ts';
import { findPublic } from '#lib/items/server/list-items.ts';
import { type ListedPages, sitemapAddresses, sitemapFiles } from '#lib/items/sitemap.ts';
import { LEGAL_PAGES, legalPath } from '#lib/legal/pages.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';

/** The organisation's legal pages. */
const legal: ListedPages[] = LEGAL_PAGES.map((page) => ({ path: legalPath(page), pages: 1 }));

/** The public lists with their current number of pages. Only their sizes are read. */
async function listedPages(context: Context): Promise<ListedPages[]> {
  return Promise.all(
    ITEM_KINDS.map(async (kind) => {
      const query = parseListQuery(kind, new URLSearchParams());
      const { total } = await findPublic(context, kind, query, { actor: null });
      return { path: KINDS[kind].paths.public, pages: pagePlace(query, total).totalPages };
    }),
  );
}

function xml(root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: string[]): Response {
  const entries = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${root}>`,
    {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  );
}

/**
 * The front page, every page of the three public lists, and the legal pages: a single file or, if they do not fit,
 * an index of several files.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  // Pages for members only must not be in the sitemap.
  if (locals.membersOnly) return xml('urlset', 'url', []);
  const lists = [...(await listedPages(await getContext())), ...legal];
  const files = sitemapFiles(lists);
  const asked = url.searchParams.get('file');
  const under = (path: string) => `${locals.origin}${path}`;
  if (asked === null && files > 1) {
    const index = Array.from({ length: files }, (_, at) => under(`/sitemap.xml?file=${at + 1}`));
    return xml('sitemapindex', 'sitemap', index);
  }
  const addresses = sitemapAddresses(lists, Number(asked ?? 1));
  if (addresses.length === 0) return new Response(null, { status: 404 });
  return xml('urlset', 'url', addresses.map(under));
};
