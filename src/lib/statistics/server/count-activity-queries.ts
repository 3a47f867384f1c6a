import type { Transaction } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { monthOf } from '#lib/platform/calendar.ts';
import { parisHour } from '#lib/platform/day.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PracticeAttemptTable } from '#lib/practice/server/tables.ts';
import { addCounts } from './add-counts-queries.ts';
import type { ItemCounts, PersonCounts } from './tables.ts';

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

/** Adds counts to a row in memory. */
export function addTo<Counts extends object>(row: Counts, more: Partial<Record<keyof Counts, number>>): void {
  const counts = row as Record<string, number>;
  for (const [name, count] of Object.entries(more) as [string, number][])
    counts[name] = (counts[name] ?? 0) + count;
}

/** Adds to an item's counts of a day and its month; negative numbers subtract. */
export async function countForItem(
  trx: Transaction<Database>,
  { itemId: item_id, day }: { itemId: string; day: string },
  counts: Partial<ItemCounts>,
): Promise<void> {
  const row = { ...NO_ITEM_COUNTS, ...counts };
  await addCounts(trx, 'item_day', [{ item_id, day, ...row }]);
  await addCounts(trx, 'item_month', [{ item_id, month: monthOf(day), ...row }]);
}

/** Adds to a person's counts in the hour of an instant; negative numbers subtract. */
export async function countForPerson(
  trx: Transaction<Database>,
  { userId: user_id, at, kind }: { userId: string; at: number; kind: ItemKind },
  counts: Partial<PersonCounts>,
): Promise<void> {
  await addCounts(trx, 'person_hour', [{ user_id, ...parisHour(at), kind, ...NO_PERSON_COUNTS, ...counts }]);
}

/** Counts a change of an attempt on the day it was made; at the person's own case only in their own figures. */
export async function countAttempt(
  trx: Transaction<Database>,
  { user_id, at, day }: Pick<PracticeAttemptTable, 'user_id' | 'at' | 'day'>,
  item: { id: string; kind: ItemKind; owner_id: string | null },
  counts: Partial<Pick<ItemCounts, 'attempts' | 'graded' | 'graded_right'>>,
): Promise<void> {
  if (item.owner_id !== user_id) await countForItem(trx, { itemId: item.id, day }, counts);
  await countForPerson(trx, { userId: user_id, at, kind: item.kind }, counts);
}
