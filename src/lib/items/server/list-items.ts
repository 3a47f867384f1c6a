import type { Actor } from '#lib/accounts/actor.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { matchExplanation, spelled, wantedOf } from '#lib/search/server/why.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import { type ListQuery, pagePlace } from '../kinds/list-query.ts';
import type { ItemPage } from '../schemas.ts';
import { readCardRows } from './card-rows-queries.ts';
import { type ListCache, listCache } from './list-cache.ts';
import { apartFromRead, conditionsOf } from './list-conditions-queries.ts';
import type { FoundPage } from './lists/asked.ts';
import { projectCard } from './project-card.ts';

export interface ListOptions {
  /** Includes the ids of a questionnaire's questions, for API responses. */
  questionIds?: boolean;
}

/**
 * One page of a public list. A page number beyond the last one gives the last page.
 * @throws AppError `busy` when it takes too long
 */
export async function listPublic(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor | null,
  options: ListOptions = {},
): Promise<ItemPage> {
  // Obtained first: the data may be newer than the version, never older.
  const cache = listCache(context);
  const found = await findPublic(context, kind, query, { cache, actor });
  const tags = () => cache.options(kind, () => context.lists.run('tagOptions', kind, 'public'));
  return {
    ...(await cardsOf(context, kind, found, query, actor, options)),
    ...placeOf(query, found.total),
    options: await offeredFilterValues(kind, query, tags),
  };
}

/** The ids on one page of a public list, and the total number of items. */
export function findPublic(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  { cache = listCache(context), actor }: { cache?: ListCache; actor: Actor | null },
): Promise<FoundPage> {
  const { sort, page, limit } = query;
  // With hidden titles, ranking by the field of a word would reveal which words are in a title.
  const ranked = !query.titlesHidden;
  const { conditions, readBy } = apartFromRead(conditionsOf(kind, query), actor?.id ?? null);
  const asked = { kind, conditions, sort, page, limit, ranked };
  const versions = cache.versions(sort);
  // A page that depends on what a person has read must not be cached for others.
  if (readBy) return context.lists.run('publicPage', { ...asked, versions, readBy });
  return cache.page(sort, JSON.stringify(asked), () =>
    context.lists.run('publicPage', { ...asked, versions }),
  );
}

/** One page of ids of the actor's own items. */
export function findMine(
  { lists }: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor,
): Promise<FoundPage> {
  const { page, limit, titlesHidden } = query;
  return lists.run('ownPage', {
    ranked: !titlesHidden,
    ownerId: actor.id,
    kind,
    conditions: conditionsOf(kind, query),
    page,
    limit,
  });
}

/** One page of the actor's own items, whatever their visibility, last changed first. */
export async function listMine(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor,
  options: ListOptions = {},
): Promise<ItemPage> {
  const { lists } = context;
  const found = await findMine(context, kind, query, actor);
  return {
    ...(await cardsOf(context, kind, found, query, actor, options)),
    ...placeOf(query, found.total),
    options: await offeredFilterValues(kind, query, () =>
      lists.run('tagOptions', kind, { ownerId: actor.id }),
    ),
  };
}

function placeOf(query: ListQuery, totalItems: number) {
  const { currentPage, totalPages } = pagePlace(query, totalItems);
  return { currentPage, totalPages, totalItems };
}

async function cardsOf(
  context: Context,
  kind: ItemKind,
  { ids, corrections }: FoundPage,
  { q, titlesHidden }: ListQuery,
  actor: Actor | null,
  options: ListOptions,
): Promise<Pick<ItemPage, 'items' | 'corrections'>> {
  const askerId = actor?.id ?? null;
  const rows = await readCardRows(context.db, ids, askerId);
  const wanted = titlesHidden ? [] : wantedOf(q, corrections);
  const items = rows.map((row) => ({
    ...projectCard(row, { askerId, titlesHidden, ...options }),
    ...(wanted.length > 0 && matchExplanation(kind, row, wanted)),
  }));
  return { items, ...(corrections.length > 0 && { corrections: spelled(corrections, rows, titlesHidden) }) };
}

/**
 * The values of filters whose definition lists none, taken from the collection. With hidden titles, tags that may be a
 * diagnosis are left out.
 */
export async function offeredFilterValues(
  kind: ItemKind,
  { titlesHidden }: Pick<ListQuery, 'titlesHidden'>,
  tags: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const supplied = KINDS[kind].filters.filter(({ options }) => options.length === 0);
  const all = supplied.length > 0 ? await tags() : [];
  const values = titlesHidden ? nonRevealingTags(all) : all;
  return Object.fromEntries(supplied.map(({ param }) => [param, values]));
}
