import type { Transaction } from 'kysely';
import { parisHour } from '#lib/domain/day.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { PracticeAttemptTable } from '../practice/practice-tables.ts';
import type { Database } from '../schema.ts';
import type { ItemCounts, PersonCounts } from './activity-tables.ts';

export const NO_ITEM_COUNTS: ItemCounts = {
  views: 0,
  first_views: 0,
  copies: 0,
  ratings: 0,
  rating_sum: 0,
  answers: 0,
  attempts: 0,
  graded: 0,
  graded_right: 0,
  reports: 0,
};

export const NO_PERSON_COUNTS: PersonCounts = {
  opened: 0,
  answered: 0,
  reports: 0,
  attempts: 0,
  graded: 0,
  graded_right: 0,
};

const namesOf = <Counts extends object>(counts: Counts) => Object.keys(counts) as (keyof Counts & string)[];

/** Adds to what is counted of an item on a day; takes away what is negative. */
export async function countForItem(
  trx: Transaction<Database>,
  { itemId, day }: { itemId: string; day: string },
  counts: Partial<ItemCounts>,
): Promise<void> {
  await trx
    .insertInto('item_day')
    .values({ item_id: itemId, day, ...NO_ITEM_COUNTS, ...counts })
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'day'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            namesOf(counts).map((name) => [name, eb(`item_day.${name}`, '+', counts[name] ?? 0)]),
          ),
        ),
    )
    .execute();
}

/** Adds to what is counted of a person in the hour of an instant; takes away what is negative. */
export async function countForPerson(
  trx: Transaction<Database>,
  { userId, at, kind }: { userId: string; at: number; kind: ItemKind },
  counts: Partial<PersonCounts>,
): Promise<void> {
  await trx
    .insertInto('person_hour')
    .values({ user_id: userId, ...parisHour(at), kind, ...NO_PERSON_COUNTS, ...counts })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'hour', 'kind'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            namesOf(counts).map((name) => [name, eb(`person_hour.${name}`, '+', counts[name] ?? 0)]),
          ),
        ),
    )
    .execute();
}

/** Counts what has become of an attempt, on the day it was made: of one's own case for oneself alone. */
export async function countAttempt(
  trx: Transaction<Database>,
  { user_id, at, day }: Pick<PracticeAttemptTable, 'user_id' | 'at' | 'day'>,
  item: { id: string; kind: ItemKind; owner_id: string | null },
  counts: Partial<Pick<ItemCounts, 'attempts' | 'graded' | 'graded_right'>>,
): Promise<void> {
  if (item.owner_id !== user_id) await countForItem(trx, { itemId: item.id, day }, counts);
  await countForPerson(trx, { userId: user_id, at, kind: item.kind }, counts);
}
