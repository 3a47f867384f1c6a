import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** SQL of whether a person may edit the outer query's item, as owner or co-author. */
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
