import { type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { VISIBILITIES } from '../item.ts';
import { INCOMPLETE, STATE_OF } from '../item-state.ts';
import { REVIEWED_KINDS } from '../kinds/reviewed-kinds.ts';
import type { Condition } from './list-conditions-queries.ts';

/** Whether the working copy of the outer query's item has an unattested image. */
function hasUnattested({ exists, selectFrom }: ExpressionBuilder<Database, never>) {
  return exists(
    selectFrom('item_file')
      .leftJoin('attestation', (join) =>
        join
          .onRef('attestation.item_id', '=', 'item_file.item_id')
          .onRef('attestation.sha256', '=', 'item_file.sha256'),
      )
      .select('item_file.sha256')
      .where(sql<SqlBool>`item_file.item_id = item.id`)
      .where('item_file.working', '=', 1)
      .where('attestation.sha256', 'is', null),
  );
}

/**
 * Whether the item of the outer query is unpublished and lacks something that publication requires
 * (`items/kinds/publishing.ts`).
 */
export function isIncomplete() {
  const eb = expressionBuilder<Database>();
  const hasLack = eb.exists(
    eb
      .selectFrom('item_facet')
      .select('item_facet.number')
      .where(sql<SqlBool>`item_facet.number = item.number`)
      .where('item_facet.facet', '=', 'lack'),
  );
  const isUnvalidated = sql<SqlBool>`(item.review_status is not null and item.review_status <> ${VALIDATED}
    and item.kind in (${sql.join(REVIEWED_KINDS)}))`;
  return eb.and([
    sql<SqlBool>`item.visibility <> 'public'`,
    eb.or([hasLack, isUnvalidated, hasUnattested(eb)]),
  ]);
}

/** Whether a condition concerns the state of an item, which is stored in its own columns. */
export function isState(condition: Condition): condition is Condition & { values: string[] } {
  return 'facet' in condition && condition.facet === 'state';
}

/** Whether the item of the outer query is in one of these states. */
export function isInStates(values: readonly string[]) {
  const eb = expressionBuilder<Database>();
  const visibilities = VISIBILITIES.filter((visibility) => values.includes(STATE_OF[visibility]));
  return eb.or([
    ...visibilities.map((visibility) => sql<SqlBool>`item.visibility = ${visibility}`),
    ...(values.includes(INCOMPLETE) ? [isIncomplete()] : []),
  ]);
}
