import type { Transaction } from 'kysely';
import { parisDay, parisHour } from '#lib/domain/day.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { batches } from '../batches.ts';
import type { Database, RatingTable, ViewTable } from '../schema.ts';
import type { ItemCounts, ItemDayTable, PersonCounts, PersonHourTable } from './activity-tables.ts';
import { NO_ITEM_COUNTS, NO_PERSON_COUNTS } from './count-activity.ts';

/** Counts much that happened at once. */
export class ActivityTally {
  readonly #items = new Map<string, ItemDayTable>();
  readonly #people = new Map<string, PersonHourTable>();
  readonly #readers = new Map<string, string>();

  /** An item was opened; of one person's views of it, earlier days come first. */
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
    const key = `${item_id} ${day}`;
    const row = this.#items.get(key) ?? { item_id, day, ...NO_ITEM_COUNTS };
    this.#items.set(key, row);
    addTo(row, counts);
  }

  person(user_id: string, at: number, kind: ItemKind, counts: Partial<PersonCounts>): void {
    const { day, hour } = parisHour(at);
    const key = `${user_id} ${day} ${hour} ${kind}`;
    const row = this.#people.get(key) ?? { user_id, day, hour, kind, ...NO_PERSON_COUNTS };
    this.#people.set(key, row);
    addTo(row, counts);
  }

  async write(trx: Transaction<Database>): Promise<void> {
    for (const rows of batches([...this.#items.values()])) await addItemDays(trx, rows);
    for (const rows of batches([...this.#people.values()])) await addPersonHours(trx, rows);
  }
}

async function addItemDays(trx: Transaction<Database>, rows: readonly ItemDayTable[]): Promise<void> {
  const names = Object.keys(NO_ITEM_COUNTS) as (keyof ItemCounts)[];
  await trx
    .insertInto('item_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'day'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            names.map((name) => [name, eb(`item_day.${name}`, '+', eb.ref(`excluded.${name}`))]),
          ),
        ),
    )
    .execute();
}

async function addPersonHours(trx: Transaction<Database>, rows: readonly PersonHourTable[]): Promise<void> {
  const names = Object.keys(NO_PERSON_COUNTS) as (keyof PersonCounts)[];
  await trx
    .insertInto('person_hour')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'hour', 'kind'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            names.map((name) => [name, eb(`person_hour.${name}`, '+', eb.ref(`excluded.${name}`))]),
          ),
        ),
    )
    .execute();
}

function addTo<Counts extends object>(row: Counts, more: Partial<Record<keyof Counts, number>>): void {
  const counts = row as Record<string, number>;
  for (const [name, count] of Object.entries(more) as [string, number][])
    counts[name] = (counts[name] ?? 0) + count;
}
