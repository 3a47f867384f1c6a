import type { ItemPage } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/domain/kinds/of-kind.ts';
import type { ListQuery } from '#lib/domain/list-query.ts';
import type { Context } from '../context.ts';
import { readCardRows } from '../db/card-rows.ts';
import { type Condition, conditionsOf } from '../db/list-conditions.ts';
import { countOwn, pageOfOwnIds } from '../db/own-list.ts';
import { measure, pageOfIds } from '../db/public-list.ts';
import { tagOptions } from '../db/tag-options.ts';
import { listCache } from './list-cache.ts';
import { projectCard } from './project-card.ts';

export interface ListOptions {
  /** Whether cards of questionnaires carry the ids of their questions (the API's answers do). */
  questionIds?: boolean;
}

/** One page of a public list. A page beyond the last one answers the last one. */
export async function listPublic(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor | null,
  options: ListOptions = {},
): Promise<ItemPage> {
  // Before anything is read: what is read may be newer than the version, never older.
  const cache = listCache(context);
  const conditions = conditionsOf(kind, query);
  const sizes = await measure(context.db, kind, conditions, cache.count);
  const place = placeOf(query, sizes.total);
  const { sort, limit } = query;
  const key = JSON.stringify([kind, conditions, sort, limit, place.offset]);
  const ids = await cache.ids(sort, key, () =>
    pageOfIds(context.db, kind, conditions, sizes, { sort, ...place }),
  );
  return {
    ...(await cardsOf(context, ids, query, actor, options)),
    ...place.answer,
    options: await offered(kind, () => cache.options(kind, () => tagOptions(context.db, kind, 'public'))),
  };
}

/** One page of the actor's own items, whatever their visibility, last changed first. */
export async function listMine(
  context: Context,
  kind: ItemKind,
  query: ListQuery,
  actor: Actor,
  options: ListOptions = {},
): Promise<ItemPage> {
  const conditions: Condition[] = conditionsOf(kind, query);
  const place = placeOf(query, await countOwn(context.db, actor.id, kind, conditions));
  const ids = await pageOfOwnIds(context.db, actor.id, kind, conditions, place);
  return {
    ...(await cardsOf(context, ids, query, actor, options)),
    ...place.answer,
    options: await offered(kind, () => tagOptions(context.db, kind, { ownerId: actor.id })),
  };
}

function placeOf({ page, limit }: ListQuery, totalItems: number) {
  const totalPages = Math.max(1, Math.ceil(totalItems / limit));
  const currentPage = Math.min(page, totalPages);
  return { limit, offset: (currentPage - 1) * limit, answer: { currentPage, totalPages, totalItems } };
}

async function cardsOf(
  context: Context,
  ids: string[],
  { titlesHidden }: ListQuery,
  actor: Actor | null,
  options: ListOptions,
): Promise<Pick<ItemPage, 'items'>> {
  const askerId = actor?.id ?? null;
  const rows = await readCardRows(context.db, ids, askerId);
  return { items: rows.map((row) => projectCard(row, { askerId, titlesHidden, ...options })) };
}

/** The values of the filters that the collection itself supplies: those whose definition lists none. */
async function offered(kind: ItemKind, tags: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const supplied = KINDS[kind].filters.filter(({ options }) => options.length === 0);
  const values = supplied.length > 0 ? await tags() : [];
  return Object.fromEntries(supplied.map(({ param }) => [param, values]));
}
