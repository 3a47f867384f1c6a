import type { ItemCard, ItemChange } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { ITEM_FIELDS } from '#lib/kinds/parts.ts';
import type { Context } from '../../context.ts';
import { readTags } from '../../db/item-index.ts';
import { readBody, stampFields } from '../../db/item-parts.ts';
import { lockItem } from '../../db/item-writes.ts';
import { tx } from '../../db/transaction.ts';
import { makeCovers } from '../images/make-covers.ts';
import { assertPublishable } from './assert-publishable.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { mayStillSave } from './read-part.ts';
import { owned } from './readable-item.ts';
import { shownSummary } from './shown-body.ts';
import { writeItem } from './write-item.ts';

/**
 * Changes one's own item: title, tags, publication; absent fields stay as they are. Ratings stay when an item is
 * withdrawn. What becomes public gets its thumbnails afterwards, beside the answer.
 * @throws AppError `changed_meanwhile` when one of these very fields was saved since, `protocol_not_validated`,
 * `publish_incomplete`, `not_found`, `forbidden`, and those of titles and tags
 */
export async function editItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { revision, ...change }: ItemChange,
): Promise<ItemCard> {
  const title = change.title === undefined ? undefined : checkedTitle(change.title);
  const tags = change.tags && checkedTags(change.tags);
  const fields = ITEM_FIELDS.filter((field) => change[field] !== undefined);
  const { card, shown } = await tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    await mayStillSave({ db: trx }, id, fields, revision);
    const next = { ...item, visibility: change.visibility ?? item.visibility };
    if (next.visibility === item.visibility) {
      await stampFields(trx, id, fields, item.revision + 1);
      return writeItem(context, trx, item, actor, { ...change, title, tags });
    }
    const body = JSON.parse(await readBody(trx, kind, id));
    if (next.visibility === 'public') {
      const shown = { title: title ?? item.title, tags: tags ?? (await readTags(trx, id)), body };
      await assertPublishable(trx, item, shown);
    }
    await stampFields(trx, id, fields, item.revision + 1);
    // Readers and the author alone are shown different things.
    const summary = await shownSummary(trx, kind, next, body);
    return writeItem(context, trx, item, actor, { ...change, title, tags, summary });
  });
  if (shown) void makeCovers(context, shown);
  return card;
}
