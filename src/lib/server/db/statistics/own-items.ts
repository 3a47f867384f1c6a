import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Days } from '#lib/domain/statistics/period.ts';
import type { Database } from '../schema.ts';
import type { ItemCounts } from './activity-tables.ts';
import { NO_ITEM_COUNTS } from './count-activity.ts';

const NAMES = Object.keys(NO_ITEM_COUNTS) as (keyof ItemCounts)[];

function ownDays(db: Kysely<Database>, ownerId: string, { from, to }: Days) {
  return db
    .selectFrom('item')
    .innerJoin('item_day', 'item_day.item_id', 'item.id')
    .select((eb) => NAMES.map((name) => eb.fn.sum<number>(`item_day.${name}`).as(name)))
    .where('owner_id', '=', ownerId)
    .where('day', '>=', from)
    .where('day', '<=', to);
}

/** What others did with a person's items, by day; days of which there is nothing to tell are not there. */
export async function ownItemsByDay(
  db: Kysely<Database>,
  ownerId: string,
  days: Days,
): Promise<(ItemCounts & { day: string })[]> {
  const rows = await ownDays(db, ownerId, days).select('day').groupBy('day').orderBy('day').execute();
  return rows as (ItemCounts & { day: string })[];
}

/** What others did with each of a person's items; those of which there is nothing to tell are not there. */
export async function ownItemsById(
  db: Kysely<Database>,
  ownerId: string,
  days: Days,
): Promise<(ItemCounts & { id: string; kind: ItemKind; title: string })[]> {
  const rows = await ownDays(db, ownerId, days)
    .select(['item.id', 'item.kind', 'item.title'])
    .groupBy(['item.id', 'item.kind', 'item.title'])
    .orderBy('item.id')
    .execute();
  return rows as (ItemCounts & { id: string; kind: ItemKind; title: string })[];
}

interface Instants {
  from: number;
  before: number;
}

function ownRatings(db: Kysely<Database>, ownerId: string, { from, before }: Instants) {
  return db
    .selectFrom('item')
    .innerJoin('rating', 'rating.item_id', 'item.id')
    .where('owner_id', '=', ownerId)
    .where('rating.created_at', '>=', from)
    .where('rating.created_at', '<', before);
}

/** How many ratings of each value (half points) a person's items were first given between two instants. */
export function ratingValues(
  db: Kysely<Database>,
  ownerId: string,
  instants: Instants,
): Promise<{ value: number; count: number }[]> {
  return ownRatings(db, ownerId, instants)
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .groupBy('value')
    .execute();
}

/** The latest comments among them. */
export function latestComments(db: Kysely<Database>, ownerId: string, instants: Instants, limit: number) {
  return ownRatings(db, ownerId, instants)
    .select([
      'item.id',
      'item.kind',
      'item.title',
      'rating.value',
      'rating.comment',
      'rating.created_at as at',
    ])
    .where('comment', 'is not', null)
    .orderBy('rating.created_at', 'desc')
    .limit(limit)
    .execute();
}
