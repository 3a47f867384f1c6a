import type { Transaction } from 'kysely';
import type { Actor } from '#lib/domain/actor.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { summarise, withoutFiles } from '#lib/kinds/body-rules.ts';
import { partTexts } from '#lib/kinds/parts.ts';
import type { Context } from '../../context.ts';
import { copyAttestations, unattestedFiles } from '../../db/attestations.ts';
import { newId } from '../../db/id.ts';
import { itemFiles } from '../../db/item-files.ts';
import { readTags } from '../../db/item-index.ts';
import { readBody } from '../../db/item-parts.ts';
import {
  addCounts,
  type ItemRow,
  insertItem,
  lockItem,
  type NewItem,
  recordEvent,
} from '../../db/item-writes.ts';
import type { CopyTable, Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { withinQuota } from '../images/quota.ts';
import { readable } from './readable-item.ts';

/**
 * Makes a complete private copy of an item for the actor: tags, its body and files, shared until one of the two is
 * changed, and who attested them; of somebody else's, all that is shown of it. An item's copies are the people who
 * copied it: copying one's own, or once more, does not count. The images of others take room in the actor's quota,
 * those one has already take none.
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
      ...{ id: copyId, kind, ownerId: actor.id, authorName: actor.name },
      title: copyTitle(source.title),
      tags: await readTags(trx, id),
      visibility: 'private',
      ...(await contentOf(trx, source, { isOwn })),
      ...{ createdAt: now, updatedAt: now, publishedAt: 0 },
    };
    await withinQuota(context, trx, actor.id, () => insertItem(trx, copy));
    await copyAttestations(trx, id, copyId);
    await recordLineage(
      trx,
      { item_id: copyId, counted: counted ? 1 : 0, created_at: now, copier_id: actor.id },
      source,
    );
    if (counted) {
      await addCounts(trx, id, { views: 0, copies: 1 });
      await recordEvent(trx, { type: 'copy', at: now, userId: actor.id, item: source });
      await context.contentVersion.bump(trx, 'figures');
    }
    return { _id: copyId };
  });
}

/** Whether somebody has copied an item before, also when their copy is gone. The item must be locked. */
async function hasCopied(trx: Transaction<Database>, sourceId: string, userId: string): Promise<boolean> {
  const copy = await trx
    .selectFrom('copy')
    .select('item_id')
    .where('source_id', '=', sourceId)
    .where('copier_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return copy !== undefined;
}

/** What a copy holds. The text is shared, unless some of it is kept from others: they get what they may read. */
async function contentOf(
  trx: Transaction<Database>,
  source: ItemRow,
  { isOwn }: { isOwn: boolean },
): Promise<Pick<NewItem, 'body' | 'summary' | 'files'>> {
  const { id, kind } = source;
  const files = await itemFiles(trx, id);
  const hidden = source.visibility === 'public' ? await unattestedFiles(trx, id) : new Set<string>();
  if (hidden.size === 0) return { body: { of: id }, summary: JSON.parse(source.summary), files };
  const whole = JSON.parse(await readBody(trx, kind, id));
  if (isOwn) return { body: { of: id }, summary: summarise(kind, whole), files };
  const shown = withoutFiles(kind, whole, hidden);
  return {
    body: { parts: partTexts(kind, shown) },
    summary: summarise(kind, shown),
    files: files.filter((file) => !hidden.has(file)),
  };
}

async function recordLineage(
  trx: Transaction<Database>,
  copy: Pick<CopyTable, 'item_id' | 'counted' | 'created_at' | 'copier_id'>,
  source: ItemRow,
): Promise<void> {
  const author =
    source.owner_id &&
    (await trx.selectFrom('user').select('shown_name').where('id', '=', source.owner_id).executeTakeFirst());
  await trx
    .insertInto('copy')
    .values({
      ...copy,
      source_id: source.id,
      source_title: source.title,
      source_author: author ? author.shown_name : '',
    })
    .execute();
}
