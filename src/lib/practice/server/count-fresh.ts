import { listCache } from '#lib/items/server/list-cache.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { countChosen, countChosenByTag, countOld, countOldByTag } from './pool-count-queries.ts';
import { conditionsOfPool, type PoolSelection } from './pool-queries.ts';

/** Number of cases that a person never practised. */
export interface FreshCount {
  total: number;
  /** Numbers by folded tag. */
  byTag: ReadonlyMap<string, number>;
}

/**
 * The number of cases that a person has never practised. For an author or a collection a query counts them. For all
 * public cases the number is derived from the sets of lists (decision 0024), minus the cases that are not new to the
 * person.
 */
export async function countFresh(
  context: Context,
  which: PoolSelection,
  tags: readonly string[],
): Promise<FreshCount> {
  const { db, lists } = context;
  const values = tags.map(fold);
  if (which.authorId !== undefined || which.among !== undefined)
    return { total: await countChosen(db, which), byTag: await countChosenByTag(db, which, values) };
  const asked = {
    kind: 'case' as const,
    conditions: conditionsOfPool(which),
    // Mistyped words are not corrected, because sessions do not correct them either.
    asTyped: true,
    among: values.map((value) => ({ facet: 'tag' as const, values: [value] })),
    versions: listCache(context).versions('recents'),
  };
  const { total, among } = await lists.run('publicCounts', asked);
  const [old, oldByTag] = [await countOld(db, which), await countOldByTag(db, which, values)];
  // A case published or withdrawn between the two queries must not make a count negative.
  const without = (all: number, known = 0) => Math.max(0, all - known);
  const byTag = values.map(
    (value, index) => [value, without(among[index] ?? 0, oldByTag.get(value))] as const,
  );
  return { total: without(total, old), byTag: new Map(byTag) };
}
