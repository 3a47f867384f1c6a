import { type Kysely, sql, type Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { VersionWeight } from '../versions-kept.ts';
import { freeTexts } from './body-texts-queries.ts';
import { recountTexts } from './text-bytes-queries.ts';

/** The size of each version of an item, latest first. */
export async function weighVersions(db: Kysely<Database>, itemId: string): Promise<VersionWeight[]> {
  const versions = await db
    .selectFrom('item_version')
    .select('number')
    .select(
      sql<number>`octet_length(title) + octet_length(tags) + octet_length(summary)
        + coalesce(octet_length(word), 0)`.as('bytes'),
    )
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .execute();
  const parts = await db
    .selectFrom('item_version_part')
    .innerJoin('body_text', 'body_text.id', 'item_version_part.text_id')
    .select(['number', 'body_text.id', sql<number>`octet_length(body_text.json)`.as('bytes')])
    .where('item_id', '=', itemId)
    .execute();
  const texts = Map.groupBy(parts, ({ number }) => number);
  return versions.map(({ number, bytes }) => ({ number, bytes, texts: texts.get(number) ?? [] }));
}

/** Ids of the texts in an item's working copy. */
export async function workingTexts(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db.selectFrom('item_part').select('text_id').where('item_id', '=', itemId).execute();
  return rows.flatMap(({ text_id }) => text_id ?? []);
}

/** Files referenced only by earlier versions of an item, not by its working copy or the published version. */
export async function filesOfOldVersions(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item_file')
    .select('sha256')
    .where('item_id', '=', itemId)
    .where('working', '=', 0)
    .where('published', '=', 0)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes versions of an item, with texts that nothing else uses. The item must be locked. */
export async function deleteVersions(
  trx: Transaction<Database>,
  itemId: string,
  removed: readonly VersionWeight[],
): Promise<void> {
  for (const some of batches(removed.map(({ number }) => number))) {
    await trx.deleteFrom('item_version').where('item_id', '=', itemId).where('number', 'in', some).execute();
    const contributions = trx.deleteFrom('item_contribution').where('item_id', '=', itemId);
    await contributions.where('number', 'in', some).execute();
  }
  await freeTexts(trx, [...new Set(removed.flatMap(({ texts }) => texts.map(({ id }) => id)))]);
  await recountTexts(trx, [itemId]);
}

/** Removes files that an item no longer references. @returns those that only earlier versions referenced before */
export async function dropOldFiles(
  trx: Transaction<Database>,
  itemId: string,
  files: readonly string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const keys of batches(files)) {
    const rows = await trx
      .deleteFrom('item_file')
      .where('item_id', '=', itemId)
      .where('sha256', 'in', keys)
      .where('working', '=', 0)
      .where('published', '=', 0)
      .returning('sha256')
      .execute();
    gone.push(...rows.map(({ sha256 }) => sha256));
  }
  return gone;
}
