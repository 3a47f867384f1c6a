import type { Insertable, Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database, EventTable, EventType } from '#lib/platform/server/db/schema.ts';
import type { ItemRow } from './item-write-queries.ts';

/** Records an event for statistics. */
export async function recordEvent(
  trx: Transaction<Database>,
  event: { type: EventType; at: number; userId: string; item: Pick<ItemRow, 'id' | 'kind'> },
): Promise<void> {
  const { type, at, userId, item } = event;
  await trx
    .insertInto('event')
    .values({ id: newId(at), at, user_id: userId, item_id: item.id, kind: item.kind, type })
    .execute();
}

/** Deletes an event whose action was undone. */
export async function forgetEvent(
  trx: Transaction<Database>,
  { type, at, userId, itemId }: { type: EventType; at: number; userId: string; itemId: string },
): Promise<void> {
  const one = trx
    .selectFrom('event')
    .select('id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('type', '=', type)
    .where('at', '=', at)
    .limit(1);
  await trx.deleteFrom('event').where('id', 'in', one).execute();
}

/** Records many events at once. */
export async function insertEvents(
  trx: Transaction<Database>,
  events: readonly Insertable<EventTable>[],
): Promise<void> {
  for (const rows of batches(events)) await trx.insertInto('event').values(rows).execute();
}

/** The recorded events of a person, oldest first. */
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
