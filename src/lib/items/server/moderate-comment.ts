import type { Actor } from '#lib/accounts/actor.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ItemKind } from '../item.ts';
import type { CommentChange, RatingComment } from '../schemas.ts';
import { moderateComment } from './comments-queries.ts';
import { lockItem } from './item-write-queries.ts';
import { listComments } from './list-comments.ts';
import { owned } from './readable-item.ts';

/**
 * Replies to a comment on the person's own item, deletes the reply, or hides or shows the comment for others.
 * The rating counts as before. Returns all comments after the change.
 * @throws AppError `not_found` also if there is no such comment, `forbidden`
 */
export async function changeComment(
  context: Context,
  actor: Actor,
  { kind, id, username }: { kind: ItemKind; id: string; username: string },
  { reply, hidden }: CommentChange,
): Promise<RatingComment[]> {
  const user = await findUser(context, username);
  const now = context.now();
  const text = reply === undefined ? undefined : reply || null;
  return tx(context, async (trx) => {
    owned(await lockItem(trx, kind, id), actor);
    const change = {
      ...(text !== undefined && { reply: text, reply_at: text === null ? null : now }),
      ...(hidden !== undefined && { hidden_at: hidden ? now : null }),
    };
    if (!user || Object.keys(change).length === 0) throw new AppError(user ? 'bad_request' : 'not_found');
    const isThere = await moderateComment(trx, { itemId: id, userId: user.id }, change);
    if (!isThere) throw new AppError('not_found');
    return listComments({ db: trx }, id, actor);
  });
}
