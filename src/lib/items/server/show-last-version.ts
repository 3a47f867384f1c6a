import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { showsLastVersion } from '../kinds/shows-last-version.ts';
import { readVersionSummary, readVersions } from './item-versions-queries.ts';
import type { ItemRow } from './item-write-queries.ts';
import { type Fields, unpublishedColumns } from './working-copy.ts';
import { type WriteResult, writeItem } from './write-item.ts';

/** Whether an item was validated before but its working copy is not: readers may only see its last version. */
export const awaitsReview = ({ kind, visibility, published_version, review_status }: ItemRow): boolean =>
  showsLastVersion(kind, {
    visibility,
    publishedVersion: published_version,
    reviewStatus: review_status,
  });

/**
 * Publishes the last validated version of an item, and leaves its working copy unchanged, as a draft of
 * the next version. The item must be locked. Reviewed kinds show no files: no file references need to change.
 */
export async function showLastVersion(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  working: Fields,
): Promise<WriteResult> {
  const { id } = item;
  const number = item.published_version ?? 0;
  const [version] = await readVersions(trx, id, number);
  if (!version) throw new Error(`item ${id} has no version ${number}`);
  const shown = { title: version.title, tags: version.tags };
  const summary = await readVersionSummary(trx, id, number);
  const versions = await unpublishedColumns(trx, item, { number, shown, working });
  return writeItem(context, trx, item, actor, { ...shown, visibility: 'public', summary, versions });
}
