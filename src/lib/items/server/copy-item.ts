import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertAuthor } from '#lib/accounts/server/assert-author.ts';
import { findNames } from '#lib/accounts/server/users-queries.ts';
import { copyAttestations } from '#lib/images/server/attestations-queries.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { withinQuota } from '#lib/images/server/quota.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { CopyTable, Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { WRITING } from '#lib/reviews/review-rules.ts';
import { restartReview } from '#lib/reviews/server/review-queries.ts';
import { countForItem } from '#lib/statistics/server/count-activity-queries.ts';
import { copyTitle } from '../copy-title.ts';
import type { ItemKind } from '../item.ts';
import { summarise } from '../kinds/body-rules.ts';
import { KINDS } from '../kinds/definitions.ts';
import { hasCopied, insertCopy } from './copies-queries.ts';
import { recordEvent } from './events-queries.ts';
import { readTags } from './item-index-queries.ts';
import { readBody } from './item-parts-queries.ts';
import { addCounts, type ItemRow, insertItem, lockItem, type NewItem } from './item-write-queries.ts';
import { readable } from './readable-item.ts';
import { versionShown, workingFields } from './working-copy.ts';

/**
 * Creates a private copy of an item for the actor: tags, body and files (shared until one of the two is
 * changed), and their attestations; from the working copy of the person's own item, or from another person's public
 * version. The copy count counts people: copies of one's own item, or repeated ones, do not count. The images count in
 * the actor's quota, unless the actor already has them. The copy counts as not reviewed, whatever the state of its
 * source.
 * @throws AppError `not_found`, `quota_full`, `disk_full`, `reader_only`
 */
export async function copyItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<{ _id: string }> {
  await context.databaseRoom.assertFor(0);
  const now = context.now();
  return tx(context, async (trx) => {
    const source = readable(await lockItem(trx, kind, id), actor);
    await assertAuthor(trx, actor.id);
    const isOwn = source.owner_id === actor.id;
    const counted = !isOwn && !(await hasCopied(trx, id, actor.id));
    const copyId = newId(now);
    const copy: NewItem = {
      id: copyId,
      kind,
      ownerId: actor.id,
      authorName: actor.name,
      ...(await contentOf(trx, source, isOwn ? null : versionShown(source))),
      visibility: 'private',
      review_status: KINDS[kind].reviewed ? WRITING : null,
      createdAt: now,
      updatedAt: now,
      publishedAt: 0,
    };
    await withinQuota(context, trx, actor.id, () => insertItem(trx, copy));
    if (KINDS[kind].reviewed) await restartReview(trx, copy);
    await copyAttestations(trx, id, copyId);
    await recordLineage(
      trx,
      {
        item_id: copyId,
        counted: counted ? 1 : 0,
        created_at: now,
        copier_id: actor.id,
        source_version: versionCopied(source, isOwn),
      },
      source,
    );
    if (counted) {
      await addCounts(trx, id, { views: 0, copies: 1 });
      await countForItem(trx, { itemId: id, day: parisDay(now) }, { copies: 1 });
      await recordEvent(trx, { type: 'copy', at: now, userId: actor.id, item: source });
      await context.contentVersion.bump(trx, 'figures');
    }
    return { _id: copyId };
  });
}

/** The content to copy: that of the source's working copy, or of a version. */
async function contentOf(
  trx: Transaction<Database>,
  source: ItemRow,
  version: number | null,
): Promise<Pick<NewItem, 'title' | 'tags' | 'body' | 'summary' | 'files'>> {
  const { id, kind, has_changes } = source;
  const body = { of: id, version };
  if (version !== null || has_changes === 0) {
    const files = await itemFiles(trx, id, version === null ? 'working' : 'published');
    const tags = await readTags(trx, id);
    return { title: copyTitle(source.title), tags, body, summary: JSON.parse(source.summary), files };
  }
  const { title, tags } = await workingFields(trx, source);
  const summary = summarise(kind, JSON.parse(await readBody(trx, kind, id)));
  return { title: copyTitle(title), tags, body, summary, files: await itemFiles(trx, id, 'working') };
}

/** The version that was copied: none if the working copy has unpublished changes. */
function versionCopied(source: ItemRow, isOwn: boolean): number | null {
  return isOwn && source.has_changes === 1 ? null : versionShown(source);
}

async function recordLineage(
  trx: Transaction<Database>,
  copy: Omit<CopyTable, 'source_id' | 'source_title' | 'source_author'>,
  source: ItemRow,
): Promise<void> {
  const author = source.owner_id && (await findNames(trx, source.owner_id));
  await insertCopy(trx, {
    ...copy,
    source_id: source.id,
    source_title: source.title,
    source_author: author ? author.shown_name : '',
  });
}
