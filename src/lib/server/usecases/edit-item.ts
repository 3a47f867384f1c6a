import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemCard, ItemChange } from '#lib/contract/items.ts';
import type { ItemSummary } from '#lib/contract/summary.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { PUBLISHABLE_STATUS } from '#lib/domain/kinds/vocabulary.ts';
import type { Context } from '../context.ts';
import { readCardRows } from '../db/card-rows.ts';
import { readBody } from '../db/item-body.ts';
import { indexItem, readTags, writeTags } from '../db/item-index.ts';
import { type ItemRow, lockItem, recordEvent } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/transaction.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { makeCovers } from './make-covers.ts';
import { projectCard } from './project-card.ts';
import { owned } from './readable-item.ts';
import { writeBody } from './write-body.ts';

/**
 * Changes one's own item: title, tags, parts of its body, publication; absent fields stay as they are. Ratings
 * stay when an item is withdrawn. What becomes public gets its thumbnails afterwards, beside the answer.
 * @throws AppError `changed_meanwhile` when another save came first, `protocol_not_validated`, `not_found`,
 * `forbidden`, `invalid`, and those of titles and tags
 */
export async function editItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  change: ItemChange,
): Promise<ItemCard> {
  const title = change.title === undefined ? undefined : checkedTitle(change.title);
  const newTags = change.tags && checkedTags(change.tags);
  const now = context.now();
  const { card, shown } = await tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    if (item.revision !== change.revision) throw new AppError('changed_meanwhile');
    const next = { ...item, title: title ?? item.title, visibility: change.visibility ?? item.visibility };
    const published = next.visibility === 'public' && item.visibility !== 'public';
    const summary = change.body
      ? await writeBody(trx, item, change.body, { userId: actor.id, now })
      : (JSON.parse(item.summary) as ItemSummary);
    if (next.visibility === 'public' && (published || change.body)) await mayPublish(trx, item);
    await trx
      .updateTable('item')
      .set({
        title: next.title,
        visibility: next.visibility,
        summary: JSON.stringify(summary),
        revision: item.revision + 1,
        updated_at: now,
        published_at: published && item.published_at === 0 ? now : item.published_at,
      })
      .where('id', '=', id)
      .execute();
    if (newTags) await writeTags(trx, id, newTags);
    const tags = newTags ?? (await readTags(trx, id));
    await indexItem(trx, { ...next, tags, authorName: actor.name, summary });
    if (published) await recordEvent(trx, { type: 'publish', at: now, userId: actor.id, item });
    if (item.visibility === 'public' || published) await context.contentVersion.bump(trx, 'lists');
    const [row] = await readCardRows(trx, [id], actor.id);
    if (!row) throw new AppError('not_found');
    const shown = next.visibility === 'public' && (published || change.body) ? summary : undefined;
    return { card: projectCard(row, { askerId: actor.id }), shown };
  });
  if (shown) void makeCovers(context, shown);
  return card;
}

/** A protocol that nobody has validated must not be followed by strangers. */
async function mayPublish(trx: Transaction<Database>, { id, kind }: ItemRow): Promise<void> {
  if (kind !== 'protocol') return;
  const { reviewStatus } = JSON.parse(await readBody(trx, id)) as { reviewStatus?: string };
  if (reviewStatus !== PUBLISHABLE_STATUS) throw new AppError('protocol_not_validated');
}
