import { type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { fold, foldedWords } from '#lib/domain/fold.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { FacetName } from '#lib/kinds/kind.ts';
import type { ListQuery } from '#lib/kinds/list-query.ts';
import type { Database } from '../schema.ts';

/** An item passes when it has a facet row with one of the values, or a search word with the prefix. */
export type Condition = { facet: FacetName; values: string[] } | { facet: 'term'; prefix: string };

/** Above every character: what starts with `p` lies between `p` and `p` followed by this. */
const LAST = '\u{10ffff}';

/**
 * A list's filters and search as conditions that must all hold (`matches()` says the same of one item). What has a
 * word beginning with « épaule » has one beginning with « ép » too, which is then not asked for.
 */
export function conditionsOf(kind: ItemKind, query: Pick<ListQuery, 'q' | 'selected'>): Condition[] {
  const words = foldedWords(query.q);
  const conditions: Condition[] = words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .map((prefix) => ({ facet: 'term', prefix }));
  for (const { param, facet, mode } of KINDS[kind].filters) {
    const values = [...new Set(query.selected[param]?.map(asStored) ?? [])];
    if (values.length === 0) continue;
    if (mode === 'any') conditions.push({ facet, values });
    else conditions.push(...values.map((value) => ({ facet, values: [value] })));
  }
  return conditions;
}

/** PostgreSQL refuses NUL and half pairs even in a comparison; no stored value holds either. */
function asStored(value: string): string {
  return fold(value).toWellFormed().replaceAll('\0', '\ufffd');
}

/** Says of a row of `item_facet` that it fulfils a condition. */
export function isRowOf(eb: ExpressionBuilder<Database, 'item_facet'>, condition: Condition) {
  const isFacet = eb('item_facet.facet', '=', condition.facet);
  if ('values' in condition) return eb.and([isFacet, eb('item_facet.value', 'in', condition.values)]);
  return eb.and([
    isFacet,
    eb('item_facet.value', '>=', condition.prefix),
    eb('item_facet.value', '<', condition.prefix + LAST),
  ]);
}

/** Whether the item of the surrounding query fulfils a condition: one probe of an index. */
export function fulfils(condition: Condition) {
  const { exists, selectFrom } = expressionBuilder<Database>();
  return exists(
    selectFrom('item_facet')
      .select('item_facet.number')
      .where(sql<SqlBool>`item_facet.number = item.number`)
      .where((eb) => isRowOf(eb, condition)),
  );
}
