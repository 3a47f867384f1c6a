import { type Kysely, sql } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import { batches } from '#lib/server/db/batches.ts';
import type { Database, EventType, ItemTable } from '#lib/server/db/schema.ts';
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

/** What a person did, by days, in their order. */
export async function ownByDay(
  db: Kysely<Database>,
  userId: string,
  days: Days,
): Promise<(PersonCounts & { day: string })[]> {
  const rows = await ownCounts(db, userId, days).select('day').groupBy('day').orderBy('day').execute();
  return rows as (PersonCounts & { day: string })[];
}

/** Of how many things that a person did each hour of the day saw the beginning. */
export function ownByHour(
  db: Kysely<Database>,
  userId: string,
  { from, to }: Days,
): Promise<{ hour: number; count: number }[]> {
  return db
    .selectFrom('person_hour')
    .select(['hour', sql<number>`sum(opened + answered + attempts + reports)`.as('count')])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('hour')
    .execute();
}

/** Everything that is counted of a person, by hours. */
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

/** The first days of which anything is counted: of a person, and of what they have written. */
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
    // Of each item the first alone is looked for, in the order of the key: together they have a row a day for years.
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

/** The items behind a person's events of a type between two instants, each with how often and when last. */
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

/** What these items are, as their rows say; those that are gone are left out. */
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
    // One row an item: a thousand cases have thousands of tags.
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

/** The cases of which a person has read the answer. */
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
