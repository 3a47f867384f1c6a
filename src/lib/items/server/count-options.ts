import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import type { FilterDefinition } from '../kinds/kind.ts';
import { filtersOf, type ListQuery } from '../kinds/list-query.ts';
import type { OptionCounts } from '../list-answer-schemas.ts';
import { listCache } from './list-cache.ts';
import { apartFromRead, type Condition, conditionsOf } from './list-conditions-queries.ts';
import { offeredFilterValues } from './list-items.ts';

/** Counts the items that fulfil all `conditions`, and also each single one of `among`. */
type Count = (conditions: readonly Condition[], among: readonly Condition[]) => Promise<number[]>;

/**
 * The number of items that each filter value of a public list would give, together with the search and the other
 * filters. In a filter that combines its values with « ou », each value is counted by itself; with « et », in addition
 * to the selected ones.
 * @throws AppError `busy` when it takes too long
 */
export async function countPublicOptions(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor | null,
): Promise<OptionCounts> {
  const { lists } = context;
  const cache = listCache(context);
  const versions = cache.versions(query.sort);
  const tags = () => cache.options(kind, () => lists.run('tagOptions', kind, 'public'));
  const count: Count = async (all, among) => {
    const given = apartFromRead(all, actor?.id ?? null);
    if (!among.every((each) => 'facet' in each && each.facet === 'read'))
      return (await lists.run('publicCounts', { ...given, kind, among, versions })).among;
    const ofEach = among.map(async (each) => {
      const { readBy } = apartFromRead([each], actor?.id ?? null);
      return (await lists.run('publicCounts', { ...given, readBy, kind, among: [], versions })).total;
    });
    return Promise.all(ofEach);
  };
  const filters = filtersOf(kind, actor ? 'reader' : 'public');
  return counted(kind, query, { filters, offered: await offeredFilterValues(kind, query, tags), count });
}

/** The counts for the actor's own items. */
export async function countOwnOptions(
  { lists }: Context,
  kind: ItemKind,
  query: ListQuery,
  { id: ownerId }: Actor,
): Promise<OptionCounts> {
  const tags = () => lists.run('tagOptions', kind, { ownerId });
  const count: Count = async (conditions, among) =>
    (await lists.run('ownCounts', { ownerId, kind, conditions, among })).among;
  const filters = filtersOf(kind, 'mine');
  return counted(kind, query, { filters, offered: await offeredFilterValues(kind, query, tags), count });
}

interface Counted {
  filters: readonly FilterDefinition[];
  /** The values of filters whose definition has none. */
  offered: Record<string, string[]>;
  count: Count;
}

async function counted(
  kind: ItemKind,
  { q, selected }: ListQuery,
  { filters, offered, count }: Counted,
): Promise<OptionCounts> {
  const counts: OptionCounts = {};
  for (const { param, mode, options } of filters) {
    const { [param]: chosen = [], ...others } = selected;
    const values = options.length > 0 ? options : [...new Set([...chosen, ...(offered[param] ?? [])])];
    const conditions = conditionsOf(kind, { q, selected: mode === 'any' ? others : selected });
    const among = values.flatMap((value) => conditionsOf(kind, { q: '', selected: { [param]: [value] } }));
    const found = await count(conditions, among);
    counts[param] = Object.fromEntries(values.map((value, at) => [value, found[at] ?? 0]));
  }
  return counts;
}
