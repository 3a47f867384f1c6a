import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Whether the item of a query is one that somebody writes, alone or with others. */
export function writtenBy(eb: ExpressionBuilder<Database, 'item'>, userId: string): Expression<SqlBool> {
  return eb.or([
    eb('item.owner_id', '=', userId),
    eb.exists(
      eb
        .selectFrom('item_person')
        .select('item_person.item_id')
        .whereRef('item_person.item_id', '=', 'item.id')
        .where('item_person.user_id', '=', userId)
        .where('item_person.role', '=', 'author'),
    ),
  ]);
}
