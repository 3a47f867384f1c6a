import type { OwnItem } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../context.ts';
import { itemWithBody } from '../db/item-body.ts';
import { readTags } from '../db/item-index.ts';
import { owned } from './readable-item.ts';

/** One's own item as its editor needs it. It counts no view. @throws AppError `not_found`, `forbidden` */
export async function readOwnItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<OwnItem> {
  const found = await itemWithBody(context.db, id).where('item.kind', '=', kind).executeTakeFirst();
  const { title, visibility, revision } = owned(found, actor);
  return {
    ...{ _id: id, title, visibility, revision },
    tags: await readTags(context.db, id),
    body: JSON.parse(found?.body ?? '{}'),
  };
}
