import type { Actor } from '#lib/accounts/actor.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { checkedTitle } from '#lib/items/server/item-fields.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { emptyProtocol } from '../empty-protocol.ts';
import type { NewProtocol } from '../new-protocol-schemas.ts';

/**
 * Creates a protocol for the actor, empty or as a copy of a readable one.
 * @throws AppError `title_required`, `title_unreadable`, `title_too_long`, `not_found`, `quota_full`
 */
export async function startProtocol(
  context: Context,
  actor: Actor,
  asked: NewProtocol,
): Promise<{ id: string }> {
  const title = checkedTitle(asked.title);
  if (!('imagingType' in asked)) {
    const { _id: id } = await copyItem(context, actor, 'protocol', asked.source);
    await editItem(context, actor, 'protocol', id, { title, revision: 1 });
    return { id };
  }
  const { imagingType, region } = asked;
  const body = { ...emptyProtocol, imagingType, region };
  return createItem(context, actor.id, { kind: 'protocol', title, tags: [], body });
}
