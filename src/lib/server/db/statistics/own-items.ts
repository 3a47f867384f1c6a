import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { ItemCounts } from './activity-tables.ts';
import { NO_ITEM_COUNTS } from './count-activity.ts';

const NAMES = Object.keys(NO_ITEM_COUNTS) as (keyof ItemCounts)[];

/** Days of the calendar in Paris, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What others did with a person's items, by day; days of which there is nothing to tell are not there. */
export async function ownItemsByDay(
  db: Kysely<Database>,
  ownerId: string,
  { from, to }: Days,
): Promise<(ItemCounts & { day: string })[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_day', 'item_day.item_id', 'item.id')
    .select('day')
    .select((eb) => NAMES.map((name) => eb.fn.sum<number>(`item_day.${name}`).as(name)))
    .where('owner_id', '=', ownerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows as (ItemCounts & { day: string })[];
}
