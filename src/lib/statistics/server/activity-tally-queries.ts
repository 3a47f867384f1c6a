import type { Transaction } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { RatingTable } from '#lib/items/server/rating-tables.ts';
import { monthOf } from '#lib/platform/calendar.ts';
import { parisDay, parisHour } from '#lib/platform/day.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database, ViewTable } from '#lib/platform/server/db/schema.ts';
import { addCounts } from './add-counts-queries.ts';
import { addTo, NO_ITEM_COUNTS, NO_PERSON_COUNTS } from './count-activity-queries.ts';
import type { ItemCounts, ItemDayTable, ItemMonthTable, PersonCounts, PersonHourTable } from './tables.ts';

/** Adds up many events in memory, then writes their counts at once. */
export class ActivityTally {
  readonly #days = new Map<string, ItemDayTable>();
  readonly #months = new Map<string, ItemMonthTable>();
  readonly #people = new Map<string, PersonHourTable>();
  readonly #readers = new Map<string, string>();

  /** Counts a view of an item. Must be called in chronological order for each person. */
  view({ item_id, user_id, day }: ViewTable): void {
    const reader = `${item_id} ${user_id}`;
    const first = this.#readers.has(reader) ? 0 : 1;
    this.#readers.set(reader, day);
    this.item(item_id, day, { views: 1, first_views: first });
  }

  rating({ item_id, value, created_at }: Pick<RatingTable, 'item_id' | 'value' | 'created_at'>): void {
    this.item(item_id, parisDay(created_at), { ratings: 1, rating_sum: value });
  }

  item(item_id: string, day: string, counts: Partial<ItemCounts>): void {
    const month = monthOf(day);
    addTo(rowOf(this.#days, `${item_id} ${day}`, { item_id, day, ...NO_ITEM_COUNTS }), counts);
    addTo(rowOf(this.#months, `${item_id} ${month}`, { item_id, month, ...NO_ITEM_COUNTS }), counts);
  }

  person(user_id: string, at: number, kind: ItemKind, counts: Partial<PersonCounts>): void {
    const { day, hour } = parisHour(at);
    const key = `${user_id} ${day} ${hour} ${kind}`;
    addTo(rowOf(this.#people, key, { user_id, day, hour, kind, ...NO_PERSON_COUNTS }), counts);
  }

  async write(trx: Transaction<Database>): Promise<void> {
    for (const rows of batches([...this.#days.values()])) await addCounts(trx, 'item_day', rows);
    for (const rows of batches([...this.#months.values()])) await addCounts(trx, 'item_month', rows);
    for (const rows of batches([...this.#people.values()])) await addCounts(trx, 'person_hour', rows);
  }
}

/** The row for a key; if there is none, inserts `empty`. */
function rowOf<Row>(rows: Map<string, Row>, key: string, empty: Row): Row {
  const row = rows.get(key) ?? empty;
  rows.set(key, row);
  return row;
}
