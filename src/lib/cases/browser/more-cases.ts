import { call } from '#lib/platform/browser/api.ts';
import { keepCases, knownCases, type ListSource } from './case-list.ts';

/** A page of a list of cases: their ids, and the total number. */
async function readIds({ scope, search, limit }: ListSource, page: number) {
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  query.set('limit', String(limit));
  const answer = await call(`GET /[kind]/${scope}`, { params: { kind: 'case' }, query });
  if ('links' in answer) return { ids: [], total: 0 };
  const { cases = [], totalItems = cases.length } = answer;
  return { ids: cases.map(({ _id }) => _id), total: totalItems };
}

/**
 * Loads the page before or after the loaded part of a list, for a case near its end. A case that has changed places
 * meanwhile (it may have been viewed more often) keeps the place where it was first seen.
 */
export async function readMoreCases(id: string): Promise<void> {
  const known = knownCases();
  const source = known?.source;
  const at = known?.ids.indexOf(id) ?? -1;
  if (!known || !source || at === -1) return;
  const { ids, before } = known;
  const { first, last } = source;
  const isLast = at > ids.length - 3 && last * source.limit < known.total;
  if (!isLast && first === 1) return;
  const page = isLast ? last + 1 : first - 1;
  const more = await readIds(source, page);
  const fresh = more.ids.filter((each) => !ids.includes(each));
  if (isLast)
    keepCases({ before, ids: [...ids, ...fresh], total: more.total, source: { ...source, last: page } });
  else
    keepCases({
      before: page === 1 ? 0 : Math.max(0, before - fresh.length),
      ids: [...fresh, ...ids],
      total: more.total,
      source: { ...source, first: page },
    });
}
