import { fold } from '#lib/domain/fold.ts';
import type { Context } from '#lib/server/context.ts';
import { listCache } from '#lib/server/usecases/lists/list-cache.ts';
import { countChosen, countChosenByTag, countOld, countOldByTag } from './pool-count-queries.ts';
import { conditionsOfPool, type Practising } from './pool-queries.ts';

/** Cases that a person never practised. */
export interface FreshCount {
  total: number;
  /** How many have each of the tags, by folded tag. */
  byTag: ReadonlyMap<string, number>;
}

/**
 * How many cases a person never practised. Of an author or a collection they are counted one by one; of everything that
 * is public the sets of lists (decision 0024) say how many there are, and what is no news to the person is taken off.
 */
export async function countFresh(
  context: Context,
  which: Practising,
  tags: readonly string[],
): Promise<FreshCount> {
  const { db, lists } = context;
  const values = tags.map(fold);
  if (which.authorId !== undefined || which.among !== undefined)
    return { total: await countChosen(db, which), byTag: await countChosenByTag(db, which, values) };
  const asked = {
    kind: 'case' as const,
    conditions: conditionsOfPool(which),
    among: values.map((value) => ({ facet: 'tag' as const, values: [value] })),
    versions: listCache(context).versions('recents'),
  };
  const { total, among } = await lists.run('publicCounts', asked);
  const [old, oldByTag] = [await countOld(db, which), await countOldByTag(db, which, values)];
  // What is published or taken back between the two readings leaves no count below nothing.
  const without = (all: number, known = 0) => Math.max(0, all - known);
  const byTag = values.map(
    (value, index) => [value, without(among[index] ?? 0, oldByTag.get(value))] as const,
  );
  return { total: without(total, old), byTag: new Map(byTag) };
}
