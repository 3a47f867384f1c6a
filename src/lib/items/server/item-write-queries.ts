import type { Kysely, Selectable, Transaction } from 'kysely';
import { insertFiles, publishFiles, shareFiles } from '#lib/images/server/item-files-queries.ts';
import { holdFiles } from '#lib/images/server/user-storage-queries.ts';
import type { Database, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { ItemKind, Visibility } from '../item.ts';
import { popularity } from '../kinds/popular.ts';
import type { ItemSummary } from '../kinds/summaries.ts';
import { indexItem, writeTags } from './item-index-queries.ts';
import { insertParts, shareParts } from './item-parts-queries.ts';
import { insertVersion } from './item-versions-queries.ts';
import { recountTexts } from './text-bytes-queries.ts';

export type ItemRow = Selectable<ItemTable>;

export interface NewItem {
  id: string;
  kind: ItemKind;
  ownerId: string;
  /** Display name of the owner. */
  authorName: string;
  title: string;
  tags: readonly string[];
  visibility: Visibility;
  /** The JSON of its parts, already validated, or the item whose body it shares. */
  body: { parts: Readonly<Record<string, string>> } | SharedBody;
  summary: ItemSummary;
  /** Null of a kind that is not reviewed. */
  review_status: ReviewStatus | null;
  /** Keys of the files that its body references; of a shared body, those of the item it comes from. */
  files: readonly string[];
  createdAt: number;
  updatedAt: number;
  /** Publication time; 0 for an item that was never public. */
  publishedAt: number;
}

/** The body of an item's working copy, or of one of its versions. */
export interface SharedBody {
  of: string;
  version: number | null;
}

/**
 * Inserts a complete item: body, tags, index rows and file references, and a first version if it is public. Its
 * counts start at 0.
 */
export async function insertItem(trx: Transaction<Database>, item: NewItem): Promise<void> {
  const { id, kind, title, tags, visibility, summary } = item;
  await trx
    .insertInto('item')
    .values({
      id,
      kind,
      title,
      visibility,
      owner_id: item.ownerId,
      summary: JSON.stringify(summary),
      revision: 1,
      views: 0,
      copies: 0,
      rating_sum: 0,
      rating_count: 0,
      popularity: 0,
      rating_rank: 0,
      created_at: item.createdAt,
      updated_at: item.updatedAt,
      published_at: item.publishedAt,
      review_status: item.review_status,
    })
    .execute();
  if ('of' in item.body) await shareParts(trx, item.body, id);
  else await insertParts(trx, id, item.body.parts);
  await recountTexts(trx, [id]);
  await writeTags(trx, id, tags);
  await indexItem(trx, item);
  await holdFiles(trx, item.ownerId, item.files);
  if ('of' in item.body) await shareFiles(trx, item.body, id);
  else await insertFiles(trx, id, item.files);
  if (visibility === 'public') await insertFirstVersion(trx, item);
}

async function insertFirstVersion(trx: Transaction<Database>, item: NewItem): Promise<void> {
  const { id: itemId, ownerId: publisherId, title, tags, publishedAt } = item;
  const summary = JSON.stringify(item.summary);
  const version = { itemId, number: 1, publishedAt, publisherId, word: null, title, tags, summary };
  await insertVersion(trx, version, 'working copy');
  await publishFiles(trx, itemId);
  await trx.updateTable('item').set({ published_version: 1 }).where('id', '=', itemId).execute();
}

/** Reads an item without locking it. Undefined if there is none of that kind. */
export function findItem(db: Kysely<Database>, kind: ItemKind, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('item').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst();
}

/**
 * Reads and locks an item until the end of the transaction: an update that changes nothing takes the row's
 * lock on both engines. Undefined if there is none of that kind.
 */
export function lockItem(
  trx: Transaction<Database>,
  kind: ItemKind,
  id: string,
): Promise<ItemRow | undefined> {
  return trx
    .updateTable('item')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
}

/** Adds to an item's views and copies, and updates its sort key. */
export async function addCounts(
  trx: Transaction<Database>,
  id: string,
  counts: { views: number; copies: number },
): Promise<void> {
  await trx
    .updateTable('item')
    .set((eb) => ({
      views: eb('views', '+', counts.views),
      copies: eb('copies', '+', counts.copies),
      popularity: eb('popularity', '+', popularity(counts)),
    }))
    .where('id', '=', id)
    .execute();
}
