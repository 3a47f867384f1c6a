import type { Transaction } from 'kysely';
import type { Actor } from '#lib/domain/actor.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import { parisDay } from '#lib/domain/day.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { WRITING } from '#lib/domain/review.ts';
import { summarise } from '#lib/kinds/body-rules.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { restartReview } from '#lib/reviews/server/review-queries.ts';
import { countForItem } from '#lib/statistics/server/count-activity-queries.ts';
import type { Context } from '../../context.ts';
import { findNames } from '../../db/accounts/users.ts';
import { itemFiles } from '../../db/files/item-files.ts';
import { newId } from '../../db/id.ts';
import { copyAttestations } from '../../db/images/attestations.ts';
import { addCounts, type ItemRow, insertItem, lockItem, type NewItem } from '../../db/item-writes.ts';
import { hasCopied, insertCopy } from '../../db/items/copies.ts';
import { recordEvent } from '../../db/items/events.ts';
import { readTags } from '../../db/items/item-index.ts';
import { readBody } from '../../db/items/item-parts.ts';
import type { CopyTable, Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { withinQuota } from '../images/quota.ts';
import { readable } from './readable-item.ts';
import { versionShown, workingFields } from './working-copy.ts';

/**
 * Makes a complete private copy of an item for the actor: tags, its body and files, shared until one of the two is
 * changed, and who attested them: of one's own the working copy, of somebody else's the version that is public. An item's copies are the people who
 * copied it: copying one's own, or once more, does not count. The images of others take room in the actor's quota,
 * those one has already take none. Nobody has reviewed the copy yet, whatever its source was.
 * @throws AppError `not_found`, `quota_full`, `disk_full`
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

/** What a copy holds: the working copy of its source, or a version. */
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

/** The version that a copy is of: none when its source was being worked on. */
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
