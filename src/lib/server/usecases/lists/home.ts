import type { HomeFigures, ItemCard } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/domain/item.ts';
import { type ListQuery, parseListQuery, type Sort } from '#lib/kinds/list-query.ts';
import type { Context } from '../../context.ts';
import { countOwnItems } from '../../db/items/own-counts.ts';
import { listPublic } from './list-items.ts';

const CARDS = 4;

/** What the signed-in home page shows of each kind: mine, what is new, what is liked. */
export async function home(context: Context, actor: Actor): Promise<HomeFigures> {
  const counts = await countOwnItems(context.db, actor.id);
  const figures: Partial<HomeFigures> = {};
  for (const kind of ITEM_KINDS) {
    const own = counts.filter((row) => row.kind === kind);
    figures[kind] = {
      mine: own.reduce((sum, { count }) => sum + count, 0),
      drafts: own.find(({ visibility }) => visibility === 'draft')?.count ?? 0,
      recent: await firstCards(context, kind, 'recents', actor),
      popular: await firstCards(context, kind, 'populaires', actor),
    };
  }
  return figures as HomeFigures;
}

async function firstCards(context: Context, kind: ItemKind, sort: Sort, actor: Actor): Promise<ItemCard[]> {
  const query: ListQuery = { ...parseListQuery(kind, new URLSearchParams()), sort, limit: CARDS };
  return (await listPublic(context, kind, query, actor)).items;
}
