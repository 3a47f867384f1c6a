import type { Kysely } from 'kysely';
import type { Database, ItemFacetTable } from '#lib/platform/server/db/schema.ts';
import { indicationKeys } from '#lib/protocols/indications.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { ItemKind, Visibility } from '../item.ts';
import { lacksOfRow } from '../kinds/body-rules.ts';
import type { FacetName } from '../kinds/kind.ts';
import { facetValues, type Matchable, searchWords, WORD_FIELDS } from '../kinds/matches.ts';
import type { ItemSummary } from '../kinds/summaries.ts';

/** The facets stored in rows; the state of an item is in columns instead (`item-state-queries.ts`). */
const FACETS: readonly FacetName[] = [
  'tag',
  'difficulty',
  'imagingType',
  'region',
  'suits',
  'reviewStatus',
  'questions',
];
/** Rows per statement: well below the parameter limits of both engines. */
const ROWS_MAX = 500;

/** The data from which the index rows of an item are generated. */
export interface Indexable {
  id: string;
  kind: ItemKind;
  visibility: Visibility;
  title: string;
  tags: readonly string[];
  /** Display name of the owner; empty without one. */
  authorName: string;
  summary: ItemSummary;
  /** Status of the working copy. */
  review_status?: ReviewStatus | null | undefined;
}

/** The `item_facet` rows for an item: its folded facet values and search words. */
export function facetRows(
  number: number,
  { kind, visibility, summary, review_status, ...texts }: Omit<Indexable, 'id'>,
): ItemFacetTable[] {
  const matchable: Matchable = { ...summary, ...texts, visibility, reviewStatus: review_status };
  const words = searchWords(kind, matchable);
  const row = (facet: ItemFacetTable['facet'], value: string): ItemFacetTable => ({
    kind,
    visibility,
    facet,
    value,
    number,
  });
  return [
    ...FACETS.flatMap((facet) => facetValues(facet, matchable).map((value) => row(facet, value))),
    ...WORD_FIELDS.flatMap((field) => words[field].map((word) => row(field, word))),
    // Used by `/protocols/indications`.
    ...('indications' in summary ? indicationKeys(summary.indications) : []).map((key) =>
      row('indication', key),
    ),
    // Used by `/credits` to find cases with image credits.
    ...('credited' in summary && summary.credited ? [row('credited', '')] : []),
    ...lacksOfRow(kind, { title: texts.title, summary }).map((lack) => row('lack', lack)),
  ];
}

/** Replaces the index rows of an item. */
export async function indexItem(db: Kysely<Database>, { id, ...item }: Indexable): Promise<void> {
  const { number } = await db
    .selectFrom('item')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('item_facet').where('number', '=', number).execute();
  const rows = facetRows(number, item);
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    await db
      .insertInto('item_facet')
      .values(rows.slice(from, from + ROWS_MAX))
      .execute();
  }
}

const indexedItems = (db: Kysely<Database>) =>
  db.selectFrom('item').select(['id', 'kind', 'visibility', 'title', 'summary', 'review_status']);
type IndexedRow = Awaited<ReturnType<ReturnType<typeof indexedItems>['execute']>>[number];

async function reindex(
  db: Kysely<Database>,
  { summary, ...item }: IndexedRow,
  authorName: string,
): Promise<void> {
  const tags = await readTags(db, item.id);
  await indexItem(db, { ...item, tags, authorName, summary: JSON.parse(summary) });
}

/** Reindexes all items of a person whose name has changed: cases can be found by their author. */
export async function reindexOwner(db: Kysely<Database>, ownerId: string, authorName: string): Promise<void> {
  const items = await indexedItems(db).where('owner_id', '=', ownerId).execute();
  for (const item of items) await reindex(db, item, authorName);
}

/** Reindexes an item that has a new owner. */
export async function reindexItem(db: Kysely<Database>, id: string, authorName: string): Promise<void> {
  await reindex(db, await indexedItems(db).where('id', '=', id).executeTakeFirstOrThrow(), authorName);
}

/** An item's tags in the author's order. */
export async function readTags(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item_tag')
    .select('tag')
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Replaces an item's tags. */
export async function writeTags(
  db: Kysely<Database>,
  itemId: string,
  tags: readonly string[],
): Promise<void> {
  await db.deleteFrom('item_tag').where('item_id', '=', itemId).execute();
  if (tags.length === 0) return;
  await db
    .insertInto('item_tag')
    .values(tags.map((tag, position) => ({ item_id: itemId, position, tag })))
    .execute();
}
