import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SITEMAP_MAX, sitemapAddresses, sitemapFiles } from '#lib/items/sitemap.ts';
import { propertyRuns } from '../run/tier.ts';

/** Limit of the protocol (sitemaps.org). */
const ADDRESSES_MAX = 50_000;
const BYTES_MAX = 50 * 1024 ** 2;
const PATHS = ['/public-cases', '/public-questionnaires', '/protocols/public'];

const lists = fc
  .tuple(...PATHS.map(() => fc.integer({ min: 1, max: 25_000 })))
  .map((pages) => PATHS.map((path, at) => ({ path, pages: pages[at]! })));

it('names the front page and every page of every list once, in files within the limits', () => {
  fc.assert(
    fc.property(lists, (given) => {
      const files = Array.from({ length: sitemapFiles(given) }, (_, at) => sitemapAddresses(given, at + 1));
      const all = given.flatMap(({ path, pages }) =>
        Array.from({ length: pages }, (_, at) => (at === 0 ? path : `${path}?page=${at + 1}`)),
      );
      expect(files.flat().join(' ') === ['/', ...all].join(' ')).toBe(true);
      expect(Math.min(...files.map(({ length }) => length))).toBeGreaterThan(0);
      expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(SITEMAP_MAX);
    }),
    { numRuns: propertyRuns(20) },
  );
  expect(SITEMAP_MAX).toBeLessThanOrEqual(ADDRESSES_MAX);
  // An address of 2,048 characters is as long as it may be.
  expect(SITEMAP_MAX * 2048).toBeLessThanOrEqual(BYTES_MAX);
});

it('has no file before the first, after the last or between two', () => {
  const few = PATHS.map((path) => ({ path, pages: 2 }));
  expect(sitemapFiles(few)).toBe(1);
  for (const file of [0, 2, -1, 0.5, Number.NaN, 1e9]) expect(sitemapAddresses(few, file)).toEqual([]);
});
