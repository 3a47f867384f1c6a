import type { Transaction } from 'kysely';
import type { ItemCard, ItemChange } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { ITEM_FIELDS } from '#lib/domain/kinds/parts.ts';
import type { Context } from '../context.ts';
import { readPart, stampFields } from '../db/item-parts.ts';
import { type ItemRow, lockItem } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/transaction.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { makeCovers } from './make-covers.ts';
import { mayPublish } from './may-publish.ts';
import { mayStillSave } from './read-part.ts';
import { owned } from './readable-item.ts';
import { writeItem } from './write-item.ts';

/**
 * Changes one's own item: title, tags, publication; absent fields stay as they are. Ratings stay when an item is
 * withdrawn. What becomes public gets its thumbnails afterwards, beside the answer.
 * @throws AppError `changed_meanwhile` when one of these very fields was saved since, `protocol_not_validated`,
 * `not_found`, `forbidden`, and those of titles and tags
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
    if (change.visibility === 'public' && item.visibility !== 'public') await checkPublishable(trx, item);
    await stampFields(trx, id, fields, item.revision + 1);
    return writeItem(context, trx, item, actor, { ...change, title, tags });
  });
  if (shown) void makeCovers(context, shown);
  return card;
}

async function checkPublishable(trx: Transaction<Database>, { id, kind }: ItemRow): Promise<void> {
  if (kind === 'protocol') mayPublish(kind, JSON.parse((await readPart(trx, id, 'body')).text));
}
