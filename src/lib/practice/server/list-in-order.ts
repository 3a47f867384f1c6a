import { listCache } from '#lib/items/server/list-cache.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { inPool, ownPrivate, publishedLast } from './list-in-order-queries.ts';
import { conditionsOfPool, type PoolSelection } from './pool-queries.ts';

/** Cases per page of the public list, the maximum. */
const PAGE = 100;

/**
 * The cases of a selection in the order of their list: that of the collection, or else of the public list, followed by
 * the person's own private cases, which the public list does not contain.
 */
export async function listInOrder(context: Context, which: PoolSelection, limit: number): Promise<string[]> {
  const { among } = which;
  if (among) return among.length === 0 ? [] : ofPool(context, which, among, limit);
  const found: string[] = [];
  if (which.authorId !== undefined) found.push(...(await publishedLast(context.db, which, limit)));
  else
    for await (const ids of publicPages(context, which)) {
      found.push(...(await ofPool(context, which, ids, limit - found.length)));
      if (found.length >= limit) return found;
    }
  return [...found, ...(await ownPrivate(context.db, which))].slice(0, limit);
}

async function ofPool(
  { db }: Context,
  which: PoolSelection,
  ids: readonly string[],
  limit: number,
): Promise<string[]> {
  const there = await inPool(db, which, ids);
  return ids.filter((id) => there.has(id)).slice(0, limit);
}

/** The ids in the public list for the selection's criteria, page by page. */
async function* publicPages(context: Context, which: PoolSelection) {
  const asked = {
    kind: 'case' as const,
    conditions: conditionsOfPool(which),
    sort: 'recents' as const,
    limit: PAGE,
    // Ranking by the field of a word would reveal that it is in the title.
    ranked: false,
    versions: listCache(context).versions('recents'),
  };
  for (let page = 1, read = 0, total = 1; read < total; page += 1) {
    const { ids, total: all, corrections } = await context.lists.run('publicPage', { ...asked, page });
    // Results for corrected words are ignored, because the counts do not include them.
    if (ids.length === 0 || corrections.length > 0) return;
    yield ids;
    read += ids.length;
    total = all;
  }
}
