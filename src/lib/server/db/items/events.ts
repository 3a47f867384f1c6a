import type { Insertable, Kysely, Transaction } from 'kysely';
import { batches } from '../batches.ts';
import type { Database, EventTable } from '../schema.ts';

/** Writes many events at once. */
export async function insertEvents(
  trx: Transaction<Database>,
  events: readonly Insertable<EventTable>[],
): Promise<void> {
  for (const rows of batches(events)) await trx.insertInto('event').values(rows).execute();
}

/** What was recorded of a person, oldest first. */
export function eventsOf(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<EventTable, 'at' | 'type' | 'kind' | 'item_id'>[]> {
  return db
    .selectFrom('event')
    .select(['at', 'type', 'kind', 'item_id'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
}
