import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { mayRead } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { SetAsideCase } from '../schemas.ts';
import { deleteSetAside, insertSetAside, isSetAside, namedSetAside } from './set-aside-queries.ts';

/** Sets a case aside: new sessions do not include it, but a running one keeps it. @throws AppError `not_found` */
export async function setAside(context: Context, actor: Actor, caseId: string): Promise<void> {
  await tx(context, async (trx) => {
    const item = await findItem(trx, 'case', caseId);
    if (!item || !mayRead(item, actor)) throw new AppError('not_found');
    await insertSetAside(trx, { user_id: actor.id, item_id: caseId, at: context.now() });
  });
}

/** Offers a case again, also one that was withdrawn since. @throws AppError `not_found` */
export async function offerAgain(context: Context, actor: Actor, caseId: string): Promise<void> {
  if (await isSetAside(context.db, actor.id, caseId)) return deleteSetAside(context.db, actor.id, caseId);
  const item = await findItem(context.db, 'case', caseId);
  if (!item || !mayRead(item, actor)) throw new AppError('not_found');
}

/**
 * The cases that the actor set aside, latest first. The title is included only if the answer was viewed and the case is
 * not withdrawn.
 */
export async function listSetAside({ db }: Pick<Context, 'db'>, actor: Actor): Promise<SetAsideCase[]> {
  const rows = await namedSetAside(db, actor.id);
  return rows.map(({ item_id, at, title, visibility, owner_id, answered }) => {
    const isOwn = owner_id === actor.id;
    const isReadable = visibility === 'public' || isOwn;
    return {
      caseId: item_id,
      title: isReadable && (isOwn || Number(answered) > 0) ? title : null,
      isReadable,
      at: new Date(Number(at)).toISOString(),
    };
  });
}
