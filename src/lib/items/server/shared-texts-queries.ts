import type { Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemSummary } from '../kinds/summaries.ts';

/** An item that uses a text: in its working copy, in the published version, or in an older one. */
export interface Holder {
  id: string;
  isWorking: boolean;
  isPublished: boolean;
}

/** Overwrites a text, for every item and version that uses it. */
export async function overwriteText(trx: Transaction<Database>, id: string, json: string): Promise<void> {
  await trx.updateTable('body_text').set({ json }).where('id', '=', id).execute();
}

/** All items that use a text, sorted by id. */
export async function holdersOf(trx: Transaction<Database>, textId: string): Promise<Holder[]> {
  const working = await trx.selectFrom('item_part').select('item_id').where('text_id', '=', textId).execute();
  const versions = await trx
    .selectFrom('item_version_part')
    .innerJoin('item', 'item.id', 'item_version_part.item_id')
    .select(['item.id', 'item.published_version', 'item_version_part.number'])
    .where('item_version_part.text_id', '=', textId)
    .execute();
  const ids = new Set([...working.map((row) => row.item_id), ...versions.map((row) => row.id)]);
  return [...ids].sort().map((id) => ({
    id,
    isWorking: working.some((row) => row.item_id === id),
    isPublished: versions.some((row) => row.id === id && row.number === row.published_version),
  }));
}

/** Records the revision at which texts of an item's working copy were changed. */
export async function stampTexts(
  trx: Transaction<Database>,
  itemId: string,
  textIds: readonly string[],
  revision: number,
): Promise<void> {
  await trx
    .updateTable('item_part')
    .set({ revision })
    .where('item_id', '=', itemId)
    .where('text_id', 'in', textIds)
    .execute();
}

/** Updates the summary of the versions of an item that contain a changed text. */
export async function summariseVersions(
  trx: Transaction<Database>,
  itemId: string,
  textId: string,
  change: Partial<ItemSummary>,
): Promise<void> {
  const rows = await trx
    .selectFrom('item_version')
    .innerJoin('item_version_part', (join) =>
      join
        .onRef('item_version_part.item_id', '=', 'item_version.item_id')
        .onRef('item_version_part.number', '=', 'item_version.number'),
    )
    .select(['item_version.number', 'item_version.summary'])
    .where('item_version.item_id', '=', itemId)
    .where('item_version_part.text_id', '=', textId)
    .execute();
  for (const { number, summary } of rows)
    await trx
      .updateTable('item_version')
      .set({ summary: JSON.stringify({ ...JSON.parse(summary), ...change }) })
      .where('item_id', '=', itemId)
      .where('number', '=', number)
      .execute();
}

/** Adds files that texts of an item now reference, for the working copy or versions that use these texts. */
export async function addTextFiles(
  trx: Transaction<Database>,
  { id, isWorking, isPublished }: Holder,
  files: readonly string[],
): Promise<void> {
  const working = isWorking ? 1 : 0;
  const published = isPublished ? 1 : 0;
  // A text used only by the working copy belongs to no version.
  const kept = isPublished || !isWorking ? 1 : 0;
  for (const keys of batches(files))
    await trx
      .insertInto('item_file')
      .values(keys.map((sha256) => ({ item_id: id, sha256, working, published, kept }) as const))
      .onConflict((conflict) => conflict.columns(['item_id', 'sha256']).doNothing())
      .execute();
}
