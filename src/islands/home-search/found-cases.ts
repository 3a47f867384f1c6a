import type { KnownCases } from '#lib/cases/browser/case-list.ts';
import type { FoundOfKind } from '#lib/search/schemas.ts';

/**
 * The cases that a search found, as a list to go through. Where none is one's own they are the beginning of the public list,
 * which goes on; one's own come before it, and then those shown are all there is.
 */
export function foundCases(q: string, { hits, public: total }: FoundOfKind): KnownCases {
  const ids = hits.map(({ _id }) => _id);
  if (hits.some(({ mine }) => mine)) return { ids, before: 0, total: ids.length, source: null };
  const search = new URLSearchParams({ q, titres: 'masques' }).toString();
  return { ids, before: 0, total, source: { scope: 'public', search, limit: ids.length, first: 1, last: 1 } };
}
