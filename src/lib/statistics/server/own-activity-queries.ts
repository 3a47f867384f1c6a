import { type Kysely, sql } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database, EventType, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { Days } from '../period-rules.ts';
import { NO_PERSON_COUNTS } from './count-activity-queries.ts';
import { BETWEEN_TAGS } from './graded-attempt-queries.ts';
import type { PersonCounts, PersonHourTable } from './tables.ts';

const NAMES = Object.keys(NO_PERSON_COUNTS) as (keyof PersonCounts)[];

function ownCounts(db: Kysely<Database>, userId: string, { from, to }: Days) {
  return db
    .selectFrom('person_hour')
    .select((eb) => NAMES.map((name) => eb.fn.sum<number>(name).as(name)))
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to);
}

/** A person's activity by day in Paris, oldest first. */
export async function ownByDay(
  db: Kysely<Database>,
  userId: string,
  days: Days,
): Promise<(PersonCounts & { day: string })[]> {
  const rows = await ownCounts(db, userId, days).select('day').groupBy('day').orderBy('day').execute();
  return rows as (PersonCounts & { day: string })[];
}

/** A person's activity by day and hour in Paris, oldest first. */
export async function ownByDayAndHour(
  db: Kysely<Database>,
  userId: string,
  days: Days,
): Promise<(PersonCounts & { day: string; hour: number })[]> {
  const rows = await ownCounts(db, userId, days)
    .select(['day', 'hour'])
    .groupBy(['day', 'hour'])
    .orderBy('day')
    .orderBy('hour')
    .execute();
  return rows as (PersonCounts & { day: string; hour: number })[];
}

/** All hourly counts of a person. */
export function allHoursOf(db: Kysely<Database>, userId: string): Promise<PersonHourTable[]> {
  return db
    .selectFrom('person_hour')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('hour')
    .orderBy('kind')
    .execute();
}

/** The first days with counts: of a person's activity, and of their items. */
export async function firstDays(
  db: Kysely<Database>,
  userId: string,
): Promise<{ own: string | undefined; items: string | undefined }> {
  const own = await db
    .selectFrom('person_hour')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  const items = await db
    .selectFrom('item')
    // Only the first row of each item, in key order: all together they may have a row per day for several years.
    .select((eb) =>
      eb.fn
        .min<string | null>(
          eb
            .selectFrom('item_day')
            .select('day')
            .whereRef('item_day.item_id', '=', 'item.id')
            .orderBy('day')
            .limit(1),
        )
        .as('day'),
    )
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return { own: own?.day, items: items?.day ?? undefined };
}

/** The items of a person's events of one type in a time range, with the number of events and the time of the last. */
export function itemsOfEvents(
  db: Kysely<Database>,
  { userId, type, from, before }: { userId: string; type: EventType; from: number; before: number },
): Promise<{ item_id: string; kind: ItemKind; count: number; last: number }[]> {
  return db
    .selectFrom('event')
    .select((eb) => ['item_id', 'kind', eb.fn.countAll<number>().as('count'), eb.fn.max('at').as('last')])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy(['item_id', 'kind'])
    .execute() as Promise<{ item_id: string; kind: ItemKind; count: number; last: number }[]>;
}

export type NamedItem = Pick<ItemTable, 'kind' | 'title' | 'visibility' | 'owner_id' | 'summary'> & {
  tags: string[];
};

/** Those of the items that are not deleted, by id. */
export async function itemsById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, NamedItem>> {
  const found = new Map<string, NamedItem>();
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('item')
      .select(['id', 'kind', 'title', 'visibility', 'owner_id', 'summary'])
      .where('id', 'in', some)
      .execute();
    for (const { id, ...row } of rows) found.set(id, { ...row, tags: [] });
    // One row per item, because a thousand cases have thousands of tags.
    const tags = await db
      .selectFrom('item_tag')
      .select(['item_id', sql<string>`string_agg(tag, ${BETWEEN_TAGS} order by position)`.as('tags')])
      .where('item_id', 'in', some)
      .groupBy('item_id')
      .execute();
    for (const row of tags) found.get(row.item_id)?.tags.push(...row.tags.split(BETWEEN_TAGS));
  }
  return found;
}

/** Ids of the cases whose answer a person has viewed. */
export async function revealedCases(db: Kysely<Database>, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('event')
    .select('item_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('type', 'in', ['answer', 'grade'])
    .execute();
  return new Set(rows.flatMap(({ item_id }) => (item_id === null ? [] : [item_id])));
}
