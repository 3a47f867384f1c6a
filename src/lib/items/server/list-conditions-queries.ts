import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type Form, readSearch, type SearchTerm } from '#lib/search/read-search.ts';
import type { ItemKind } from '../item.ts';
import type { FacetName } from '../kinds/kind.ts';
import { allFilters, type ListQuery } from '../kinds/list-query.ts';
import { WORD_FIELDS, type WordField } from '../kinds/matches.ts';

/** A range of the index: rows of a facet, or of words in a field, with one of some values or with a prefix. */
export type Run =
  | { facet: FacetName | WordField; values: string[] }
  | { facet: FacetName | WordField; prefix: string };

/** An item passes when it has one of a facet's values, or a search term in one of these fields. */
type FacetCondition = { facet: FacetName; values: string[] };
export type WordCondition = { wanted: SearchTerm; fields: readonly WordField[] };
export type Condition = FacetCondition | WordCondition;

/** Greater than any character: texts that start with `p` lie between `p` and `p` followed by this. */
const LAST = '\u{10ffff}';

/** A list's filters and search as conditions, all of which must hold (`matches()` is the equivalent for one item). */
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

/** A filter for items that a person has read, or has not. */
export interface ReadBy {
  userId: string;
  isRead: boolean;
}

/** Splits off the conditions that depend on the person; for visitors there are none. */
export function apartFromRead(
  all: readonly Condition[],
  userId: string | null,
): { conditions: Condition[]; readBy: ReadBy | undefined } {
  const isRead = (condition: Condition) => 'facet' in condition && condition.facet === 'read';
  const states = all.filter(isRead).flatMap((condition) => ('facet' in condition ? condition.values : []));
  const readBy = userId !== null && states.length === 1 ? { userId, isRead: states[0] === 'oui' } : undefined;
  return { conditions: all.filter((condition) => !isRead(condition)), readBy };
}

/** One condition for each tag of an item. */
export function tagConditions(tags: readonly string[]): Condition[] {
  return [...new Set(tags.map(asStored))].map((tag) => ({ facet: 'tag', values: [tag] }));
}

/**
 * Stricter versions of the conditions, with the words in better fields only, best first: items that match them come
 * before those that only match the next ones.
 */
export function betterConditions(conditions: readonly Condition[]): Condition[][] {
  if (!conditions.some((condition) => 'wanted' in condition)) return [];
  return WORD_FIELDS.slice(1).map((_, at) =>
    conditions.map((condition) =>
      'wanted' in condition ? { ...condition, fields: WORD_FIELDS.slice(0, at + 1) } : condition,
    ),
  );
}

/** PostgreSQL refuses NUL and lone surrogates even in a comparison; stored values contain neither. */
function asStored(value: string): string {
  return fold(value).toWellFormed().replaceAll('\0', '\ufffd');
}

/** The ranges of the index for these forms of a word. */
export function runsOfForms(forms: readonly Form[], fields: readonly WordField[]): Run[] {
  const words = forms.flatMap((form) => ('word' in form ? form.word : []));
  const prefixes = forms.flatMap((form) => ('prefix' in form ? form.prefix : []));
  return fields.flatMap((facet): Run[] => [
    ...(words.length > 0 ? [{ facet, values: words }] : []),
    ...prefixes.map((prefix) => ({ facet, prefix })),
  ]);
}

/** Whether a row of `item_facet` is in a range. */
export function isRowOf(eb: ExpressionBuilder<Database, 'item_facet'>, run: Run) {
  const isFacet = eb('item_facet.facet', '=', run.facet);
  if ('values' in run) return eb.and([isFacet, eb('item_facet.value', 'in', run.values)]);
  return eb.and([
    isFacet,
    eb('item_facet.value', '>=', run.prefix),
    eb('item_facet.value', '<', run.prefix + LAST),
  ]);
}

/** Whether the item of the outer query fulfils a condition, with a few index look-ups. */
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
