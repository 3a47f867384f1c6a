import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Public cases opened since a time whose answer was not read afterwards, last opened first. */
export async function halfRead(
  db: Kysely<Database>,
  userId: string,
  since: number,
  limit: number,
): Promise<{ id: string; at: number }[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select((eb) => ['item.id', eb.fn.max('event.at').as('last')])
    .where('event.user_id', '=', userId)
    .where('event.at', '>=', since)
    .where('event.type', '=', 'view')
    .where('event.kind', '=', 'case')
    .where('item.visibility', '=', 'public')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as answer')
            .select('answer.id')
            .whereRef('answer.item_id', '=', 'event.item_id')
            .where('answer.user_id', '=', userId)
            .where('answer.type', 'in', ['answer', 'grade'])
            .whereRef('answer.at', '>=', 'event.at'),
        ),
      ),
    )
    .groupBy('item.id')
    .orderBy('last', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, last }) => ({ id, at: Number(last) }));
}
