import type { KnownCases } from '#lib/cases/browser/case-list.ts';
import type { FoundOfKind } from '#lib/search/schemas.ts';

/**
 * The cases that a search found, as the list that the viewer goes through. Without own cases among them, they are the
 * start of the public list, which continues; otherwise own cases come first, and the list has only those shown.
 */
export function foundCases(q: string, { hits, public: total }: FoundOfKind): KnownCases {
  const ids = hits.map(({ _id }) => _id);
  if (hits.some(({ mine }) => mine)) return { ids, before: 0, total: ids.length, source: null };
  const search = new URLSearchParams({ q, titres: 'masques' }).toString();
  return { ids, before: 0, total, source: { scope: 'public', search, limit: ids.length, first: 1, last: 1 } };
}
