/** A list that search engines may read, and how many pages it has. */
export interface ListedPages {
  path: string;
  pages: number;
}

/** Addresses in one file: the protocol allows 50,000 (sitemaps.org), fewer keep each answer short. */
export const SITEMAP_MAX = 10_000;
const FRONT_PAGE = '/';

/** How many files are needed to list the front page and every page of these lists. */
export function sitemapFiles(lists: readonly ListedPages[]): number {
  return Math.ceil(lists.reduce((sum, { pages }) => sum + pages, 1) / SITEMAP_MAX);
}

/** The addresses in one file, counted from 1; empty when there is no such file. Only its own content is computed. */
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
