import { NOBODY } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ItemKind } from '../item.ts';
import { findItemHead } from './item-heads-queries.ts';
import { lockItem } from './item-write-queries.ts';
import { ownerlessItems } from './ownerless-items-queries.ts';
import { withoutOwner } from './readable-item.ts';
import { writeItem } from './write-item.ts';

/** The public items whose authors' accounts were deleted, latest first. */
export const listOwnerless = ({ db }: Pick<Context, 'db'>) => ownerlessItems(db);

/** The kind of an item without owner. @throws AppError `not_found` */
export async function kindOfOwnerless({ db }: Pick<Context, 'db'>, id: string): Promise<ItemKind> {
  const head = await findItemHead(db, id);
  if (!head) throw new AppError('not_found');
  return head.kind;
}

/** Permanently withdraws a public item whose author's account was deleted. @throws AppError `not_found` */
export async function withdrawOwnerless(context: Context, id: string): Promise<void> {
  const kind = await kindOfOwnerless(context, id);
  await tx(context, async (trx) => {
    const item = withoutOwner(await lockItem(trx, kind, id));
    await writeItem(context, trx, item, NOBODY, { visibility: 'private' });
  });
}
