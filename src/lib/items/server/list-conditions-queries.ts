import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type Form, readSearch, type SearchTerm } from '#lib/search/read-search.ts';
import type { ItemKind } from '../item.ts';
import type { FacetName } from '../kinds/kind.ts';
import { allFilters, type ListQuery } from '../kinds/list-query.ts';
import { WORD_FIELDS, type WordField } from '../kinds/matches.ts';

/** One range of the index: rows of a facet, or of words in a place, with one of the values or with a prefix. */
export type Run =
  | { facet: FacetName | WordField; values: string[] }
  | { facet: FacetName | WordField; prefix: string };

/** An item passes when it has one of a facet's values, or what is wanted in one of these places. */
type FacetCondition = { facet: FacetName; values: string[] };
export type WordCondition = { wanted: SearchTerm; fields: readonly WordField[] };
export type Condition = FacetCondition | WordCondition;

/** Above every character: what starts with `p` lies between `p` and `p` followed by this. */
const LAST = '\u{10ffff}';

/** A list's filters and search as conditions that must all hold (`matches()` says the same of one item). */
export function conditionsOf(kind: ItemKind, query: Pick<ListQuery, 'q' | 'selected'>): Condition[] {
  const conditions: Condition[] = readSearch(query.q).map((wanted) => ({ wanted, fields: WORD_FIELDS }));
  for (const { param, facet, mode } of allFilters(kind)) {
    const values = [...new Set(query.selected[param]?.map(asStored) ?? [])];
    if (values.length === 0) continue;
    if (mode === 'any') conditions.push({ facet, values });
    else conditions.push(...values.map((value) => ({ facet, values: [value] })));
  }
  return conditions;
}

/** The person whose read, or unread, items are asked for. */
export interface ReadBy {
  userId: string;
  isRead: boolean;
}

/** The conditions for everybody, apart from those that depend on the person; for visitors there are none of these. */
export function apartFromRead(
  all: readonly Condition[],
  userId: string | null,
): { conditions: Condition[]; readBy: ReadBy | undefined } {
  const isRead = (condition: Condition) => 'facet' in condition && condition.facet === 'read';
  const states = all.filter(isRead).flatMap((condition) => ('facet' in condition ? condition.values : []));
  const readBy = userId !== null && states.length === 1 ? { userId, isRead: states[0] === 'oui' } : undefined;
  return { conditions: all.filter((condition) => !isRead(condition)), readBy };
}

/** Each tag of an item as a condition of its own. */
export function tagConditions(tags: readonly string[]): Condition[] {
  return [...new Set(tags.map(asStored))].map((tag) => ({ facet: 'tag', values: [tag] }));
}

/**
 * The same words searched only in the best places, best first: items that match these come before those that match
 * the next.
 */
export function betterConditions(conditions: readonly Condition[]): Condition[][] {
  if (!conditions.some((condition) => 'wanted' in condition)) return [];
  return WORD_FIELDS.slice(1).map((_, at) =>
    conditions.map((condition) =>
      'wanted' in condition ? { ...condition, fields: WORD_FIELDS.slice(0, at + 1) } : condition,
    ),
  );
}

/** PostgreSQL refuses NUL and half pairs even in a comparison; no stored value holds either. */
function asStored(value: string): string {
  return fold(value).toWellFormed().replaceAll('\0', '\ufffd');
}

/** The stretches of the index that hold one of these forms. */
export function runsOfForms(forms: readonly Form[], fields: readonly WordField[]): Run[] {
  const words = forms.flatMap((form) => ('word' in form ? form.word : []));
  const prefixes = forms.flatMap((form) => ('prefix' in form ? form.prefix : []));
  return fields.flatMap((facet): Run[] => [
    ...(words.length > 0 ? [{ facet, values: words }] : []),
    ...prefixes.map((prefix) => ({ facet, prefix })),
  ]);
}

/** Whether a row of `item_facet` is in one of some ranges. */
export function isRowOf(eb: ExpressionBuilder<Database, 'item_facet'>, run: Run) {
  const isFacet = eb('item_facet.facet', '=', run.facet);
  if ('values' in run) return eb.and([isFacet, eb('item_facet.value', 'in', run.values)]);
  return eb.and([
    isFacet,
    eb('item_facet.value', '>=', run.prefix),
    eb('item_facet.value', '<', run.prefix + LAST),
  ]);
}

/** Whether the item of the surrounding query fulfils a condition: a few probes of an index. */
export function fulfils(condition: Condition): Expression<SqlBool> {
  if ('facet' in condition) return hasRowIn([condition]);
  const { or, and } = expressionBuilder<Database>();
  const { wanted, fields } = condition;
  const single = wanted.alternatives.filter(({ length }) => length === 1).flat();
  const several = wanted.alternatives.filter(({ length }) => length > 1);
  return or([
    ...(single.length > 0 ? [hasRowIn(runsOfForms(single, fields))] : []),
    ...several.map((forms) => and(forms.map((form) => hasRowIn(runsOfForms([form], fields))))),
  ]);
}

function hasRowIn(runs: readonly Run[]): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Database>();
  return exists(
    selectFrom('item_facet')
      .select('item_facet.number')
      .where(sql<SqlBool>`item_facet.number = item.number`)
      .where((eb) => eb.or(runs.map((run) => isRowOf(eb, run)))),
  );
}
