/** A list for search engines, with its number of pages. */
export interface ListedPages {
  path: string;
  pages: number;
}

/** URLs per file: the protocol allows 50,000 (sitemaps.org); fewer keep responses short. */
export const SITEMAP_MAX = 10_000;
const FRONT_PAGE = '/';

/** The number of sitemap files needed for the front page and every page of these lists. */
export function sitemapFiles(lists: readonly ListedPages[]): number {
  return Math.ceil(lists.reduce((sum, { pages }) => sum + pages, 1) / SITEMAP_MAX);
}

/** The URLs in one file, numbered from 1; empty if there is no such file. Other files are not computed. */
export function sitemapAddresses(lists: readonly ListedPages[], file: number): string[] {
  if (!Number.isInteger(file)) return [];
  const start = (file - 1) * SITEMAP_MAX;
  const addresses = file === 1 ? [FRONT_PAGE] : [];
  let before = 1;
  for (const { path, pages } of lists) {
    const from = Math.max(0, start - before);
    const to = Math.min(pages, start + SITEMAP_MAX - before);
    for (let page = from + 1; page <= to; page += 1)
      addresses.push(page === 1 ? path : `${path}?page=${page}`);
    before += pages;
  }
  return addresses;
}
