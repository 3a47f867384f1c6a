import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Notice } from '../notice.ts';
import { hiddenIn } from './hidden-images-queries.ts';
import { markNoticeRead, noticesFor } from './notices-queries.ts';

/** Notices about items of which a person is an author, unread ones first, then the latest. */
export async function readNotices(
  { db }: Pick<Context, 'db'>,
  { id: userId }: Pick<Actor, 'id'>,
  limit: number,
): Promise<Notice[]> {
  const rows = await noticesFor(db, userId, limit);
  const hidden = await hiddenIn(db, [...new Set(rows.map(({ item_id }) => item_id))]);
  return rows.map((row) => {
    const own = hidden.find(({ item_id, image }) => item_id === row.item_id && image === row.image);
    return {
      id: row.id,
      itemId: row.item_id,
      itemKind: row.kind,
      title: row.working_title ?? row.title,
      kind: row.notice,
      reason: row.reason,
      at: new Date(row.created_at).toISOString(),
      isRead: row.read_at !== null,
      hidden:
        own && row.notice === 'image_hidden'
          ? { image: own.image, isContested: own.contested_at !== null }
          : undefined,
    };
  });
}

/** Marks a notice as read, for all authors of the item. @throws AppError `not_found` */
export async function markRead({ db, now }: Context, { id: userId }: Actor, id: string): Promise<void> {
  if (!(await markNoticeRead(db, { id, userId, at: now() }))) throw new AppError('not_found');
}
