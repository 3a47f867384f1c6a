import type { NewProtocol } from '#lib/contract/new-protocol.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { emptyProtocol } from '#lib/kinds/protocol/empty-protocol.ts';
import type { Context } from '../../context.ts';
import { copyItem } from './copy-item.ts';
import { createItem } from './create-item.ts';
import { editItem } from './edit-item.ts';
import { checkedTitle } from './item-fields.ts';

/**
 * Makes a protocol of one's own, empty or a copy of one that its maker may read.
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
