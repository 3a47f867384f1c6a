import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertAuthor } from '#lib/accounts/server/assert-author.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { publishFiles } from '#lib/images/server/item-files-queries.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import { assertRoomForTexts } from '#lib/images/server/quota.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { carryReadyVersion, noteReadyVersion } from '#lib/reviews/server/review-queries.ts';
import type { ItemKind } from '../item.ts';
import { summarise } from '../kinds/body-rules.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { ItemSummary } from '../kinds/summaries.ts';
import type { ItemCard } from '../schemas.ts';
import { assertPublishable } from './assert-publishable.ts';
import { keepContributions } from './contributions-queries.ts';
import { recordEvent } from './events-queries.ts';
import { readTags } from './item-index-queries.ts';
import { readBody } from './item-parts-queries.ts';
import { insertVersion, readVersions } from './item-versions-queries.ts';
import { type ItemRow, lockItem } from './item-write-queries.ts';
import { partsUnlike } from './parts-unlike-queries.ts';
import { writable } from './readable-item.ts';
import { boundVersions } from './remove-old-versions.ts';
import { awaitsReview, showLastVersion } from './show-last-version.ts';
import { type Fields, isSameList, unpublishedColumns, workingFields } from './working-copy.ts';
import { type WriteResult, writeItem } from './write-item.ts';

/** The content of a version without its body. */
type Publication = Fields & { word: string | null };

/**
 * Publishes an item's working copy as a new version, which readers see from now on. A withdrawn item of a reviewed kind
 * becomes public again in its last validated version. A co-author can only publish an item that is
 * already public.
 * @param revision the item's revision that the author saw: unseen changes must not be published
 * @throws AppError `changed_meanwhile`, `no_changes`, `publish_incomplete`, `protocol_not_validated`, `not_found`,
 * `forbidden`, `reader_only`, `disk_full`, and of protocols `quota_full`, `owner_quota_full`
 */
export async function publishItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { word = '', revision }: { word?: string | undefined; revision: number },
): Promise<ItemCard> {
  await context.databaseRoom.assertFor(0);
  const { card, shown } = await tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, kind, id), actor);
    // Only its owner decides whether an item becomes public.
    if (item.visibility !== 'public' && item.owner_id !== actor.id) throw new AppError('forbidden');
    await assertAuthor(trx, actor.id);
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    if (item.visibility === 'public' && item.has_changes === 0) throw new AppError('no_changes');
    const fields = await workingFields(trx, item);
    if (item.visibility !== 'public' && awaitsReview(item))
      return showLastVersion(context, trx, item, actor, fields);
    return publishWorkingCopy(context, trx, item, actor, { ...fields, word: word.trim() || null });
  });
  if (shown) void makeCovers(context, shown);
  await boundVersions(context, kind, id);
  return card;
}

/**
 * Publishes a locked item, with its current body.
 * @returns also the number of the version
 * @throws AppError as `assertPublishable`
 */
export async function publishWorkingCopy(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  publication: Publication,
): Promise<WriteResult & { version: number }> {
  const { id, kind } = item;
  const { title, tags } = publication;
  const body = JSON.parse(await readBody(trx, kind, id));
  await assertPublishable(trx, item, { title, tags, body });
  const summary = summarise(kind, body);
  const number = await makeVersion(context, trx, item, actor, { ...publication, summary });
  await publishFiles(trx, id);
  if (!KINDS[kind].reviewed && item.review_status === VALIDATED) await noteReadyVersion(trx, id, number);
  if (item.visibility === 'public')
    await recordEvent(trx, { type: 'publish', at: context.now(), userId: actor.id, item });
  const versions = {
    published_version: number,
    working_title: null,
    working_tags: null,
    has_changes: 0 as const,
  };
  const change = { title, tags, visibility: 'public' as const, summary, versions };
  const written = await writeItem(context, trx, item, actor, change);
  if (item.visibility === 'public')
    await appendEntry(context, trx, {
      ...doneBy(actor),
      action: 'published',
      itemId: id,
      detail: String(number),
    });
  return { ...written, version: number };
}

/**
 * Creates a version from an item's working copy; if it equals the last version, that one is reused.
 * @returns its number
 */
export async function makeVersion(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  version: Publication & { summary: ItemSummary },
): Promise<number> {
  const last = item.published_version;
  if (last !== null && (await isVersion(trx, item, last, version))) return last;
  return addVersion(context, trx, item, actor, version);
}

async function isVersion(
  trx: Transaction<Database>,
  item: ItemRow,
  number: number,
  { title, tags }: Fields,
): Promise<boolean> {
  const [version] = await readVersions(trx, item.id, number);
  if (version?.title !== title || !isSameList(version.tags, tags)) return false;
  return (await partsUnlike(trx, item, number)).length === 0;
}

/**
 * Adds a version to a locked item, with the body of its working copy or of an earlier version. Versions of a reviewed
 * kind are never deleted, and count in the quota; those of other kinds are limited by `removeOldVersions`.
 * @returns the number of the new version
 * @throws AppError `quota_full`, `owner_quota_full`
 */
export async function addVersion(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  { summary, ...publication }: Publication & { summary: ItemSummary },
  bodyOf: Parameters<typeof insertVersion>[2] = 'working copy',
): Promise<number> {
  const { id: itemId } = item;
  const number = (item.published_version ?? 0) + 1;
  const made = { publishedAt: context.now(), publisherId: actor.id, summary: JSON.stringify(summary) };
  await insertVersion(trx, { itemId, number, ...made, ...publication }, bodyOf);
  if (KINDS[item.kind].reviewed) await assertRoomForTexts(context, trx, item, actor.id);
  if (bodyOf === 'working copy') await keepContributions(trx, itemId, number);
  return number;
}

/**
 * Changes title or tags of a public item immediately, as from its card: publishes its current version with these, but
 * without its author's unpublished changes. The item must be locked.
 */
export async function publishFields(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  change: Partial<Fields>,
): Promise<WriteResult> {
  const { id, published_version: last } = item;
  const before = { title: item.title, tags: await readTags(trx, id) };
  const shown = { ...before, ...change };
  const working = { ...(await workingFields(trx, item)), ...change };
  const publication = { ...shown, word: null, summary: JSON.parse(item.summary) as ItemSummary };
  const number =
    JSON.stringify(shown) === JSON.stringify(before)
      ? (last ?? 0)
      : await addVersion(context, trx, item, actor, publication, { version: last ?? 0 });
  if (!KINDS[item.kind].reviewed && last !== null)
    await carryReadyVersion(trx, id, { from: last, to: number });
  const columns = await unpublishedColumns(trx, item, { number, shown, working });
  const versions = { published_version: number, ...columns };
  return writeItem(context, trx, item, actor, { ...change, versions });
}
