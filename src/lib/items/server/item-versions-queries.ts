import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { withEmptyParts } from '../kinds/empty-parts.ts';
import { partNames } from '../kinds/parts.ts';
import type { ItemSummary } from '../kinds/summaries.ts';
import { joinParts, type StoredPart } from './item-parts-queries.ts';
import { recountTexts } from './text-bytes-queries.ts';

/** A version without its body. */
export interface VersionRow {
  number: number;
  published_at: number;
  publisher_id: string | null;
  /** The publisher's current name; null after the account was deleted. */
  publisher: string | null;
  word: string | null;
  title: string;
  tags: string[];
}

export interface NewVersion {
  itemId: string;
  number: number;
  publishedAt: number;
  publisherId: string;
  word: string | null;
  title: string;
  tags: readonly string[];
  /** Summary as JSON. */
  summary: string;
}

/** All versions of an item, or one of them, latest first. */
export async function readVersions(
  db: Kysely<Database>,
  itemId: string,
  number?: number,
): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('item_version')
    .leftJoin('user', 'user.id', 'item_version.publisher_id')
    .select(['item_version.number', 'published_at', 'publisher_id', 'user.shown_name as publisher'])
    .select(['word', 'title', 'tags'])
    .where('item_id', '=', itemId)
    .$if(number !== undefined, (query) => query.where('item_version.number', '=', number as number))
    .orderBy('item_version.number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, tags: JSON.parse(row.tags) as string[] }));
}

/** The summary of a version, which lists show. */
export async function readVersionSummary(
  db: Kysely<Database>,
  itemId: string,
  number: number,
): Promise<ItemSummary> {
  const { summary } = await db
    .selectFrom('item_version')
    .select('summary')
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return JSON.parse(summary) as ItemSummary;
}

/** The stored parts of a version's body, of these names (all by default), sorted by name. */
export async function readVersionParts(
  db: Kysely<Database>,
  itemId: string,
  number: number,
  names?: readonly string[],
): Promise<Omit<StoredPart, 'revision'>[]> {
  // PostgreSQL does not accept an empty list.
  if (names?.length === 0) return [];
  return db
    .selectFrom('item_version_part')
    .innerJoin('body_text', 'body_text.id', 'item_version_part.text_id')
    .select(['item_version_part.part', 'body_text.id as textId', 'body_text.json as text'])
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .$if(names !== undefined, (query) => query.where('part', 'in', names ?? []))
    .orderBy('part')
    .execute();
}

/** JSON of a version's body: all of it, or the parts that contain these keys. */
export async function readVersionBody(
  db: Kysely<Database>,
  kind: ItemKind,
  itemId: string,
  number: number,
  keys?: readonly string[],
): Promise<string> {
  const names = partNames(kind, keys);
  return joinParts(withEmptyParts(kind, names, await readVersionParts(db, itemId, number, names)));
}

/** The item and the version that a copy was made from; undefined if unknown. */
export async function readLineage(
  db: Kysely<Database>,
  copyId: string,
): Promise<{ sourceId: string; version: number } | undefined> {
  const row = await db
    .selectFrom('copy')
    .select(['source_id', 'source_version'])
    .where('item_id', '=', copyId)
    .executeTakeFirst();
  if (!row || row.source_version === null) return undefined;
  return { sourceId: row.source_id, version: row.source_version };
}

/** Inserts a version with the body of the working copy or of another version. The item must be locked. */
export async function insertVersion(
  trx: Transaction<Database>,
  { itemId, ...version }: NewVersion,
  bodyOf: 'working copy' | { version: number },
): Promise<void> {
  await trx
    .insertInto('item_version')
    .values({
      item_id: itemId,
      number: version.number,
      published_at: version.publishedAt,
      publisher_id: version.publisherId,
      word: version.word,
      title: version.title,
      tags: JSON.stringify(version.tags),
      summary: version.summary,
    })
    .execute();
  const number = sql.lit(version.number).as('number');
  await trx
    .insertInto('item_version_part')
    .columns(['item_id', 'number', 'part', 'text_id'])
    .expression(({ selectFrom }) =>
      bodyOf === 'working copy'
        ? selectFrom('item_part')
            .select(['item_id', number, 'part', sql<string>`text_id`.as('text_id')])
            .where('item_id', '=', itemId)
            .where('text_id', 'is not', null)
        : selectFrom('item_version_part')
            .select(['item_id', number, 'part', 'text_id'])
            .where('item_id', '=', itemId)
            .where('item_version_part.number', '=', bodyOf.version),
    )
    .execute();
  await recountTexts(trx, [itemId]);
}

/** The text id of a version's part, if its JSON equals the given one. */
export async function sameText(
  db: Kysely<Database>,
  itemId: string,
  number: number,
  { part, text }: { part: string; text: string },
): Promise<string | undefined> {
  const [found] = await readVersionParts(db, itemId, number, [part]);
  return found?.text === text ? found.textId : undefined;
}

/** Updates columns of the working copy, but none that readers see. The item must be locked. */
export async function writeWorkingColumns(
  trx: Transaction<Database>,
  id: string,
  columns: Pick<
    Updateable<ItemTable>,
    'working_title' | 'working_tags' | 'has_changes' | 'revision' | 'updated_at'
  >,
): Promise<void> {
  await trx.updateTable('item').set(columns).where('id', '=', id).execute();
}
