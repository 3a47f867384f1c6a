import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem, lockItem } from '#lib/items/server/item-write-queries.ts';
import { owned } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isShareToken, newShareToken } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { UnlistedLink } from '../schemas.ts';
import { insertLink, itemOfLink, linkOf, removeLink } from './link-queries.ts';
import { addPerson } from './people-queries.ts';

type ItemRef = { kind: ItemKind; id: string };

async function shownLink(db: Context['db'], id: string): Promise<UnlistedLink> {
  const link = await linkOf(db, id);
  return { token: link?.token ?? null, holders: link?.holders ?? 0 };
}

/** The unlisted link to the actor's item. @throws AppError `not_found`, `forbidden` */
export async function readLink({ db }: Context, actor: Actor, { kind, id }: ItemRef): Promise<UnlistedLink> {
  owned(await findItem(db, kind, id), actor);
  return shownLink(db, id);
}

/**
 * Creates the link to the actor's item and replaces an earlier one, which stops working.
 * @throws AppError `not_found`, `forbidden`
 */
export function makeLink(context: Context, actor: Actor, { kind, id }: ItemRef): Promise<UnlistedLink> {
  return tx(context, async (trx) => {
    owned(await lockItem(trx, kind, id), actor);
    await removeLink(trx, id);
    await insertLink(trx, { itemId: id, token: newShareToken(), madeAt: context.now() });
    return shownLink(trx, id);
  });
}

/** Withdraws the link, with immediate effect for everybody who opened it. @throws AppError `not_found`, `forbidden` */
export function withdrawLink(context: Context, actor: Actor, { kind, id }: ItemRef): Promise<void> {
  return tx(context, async (trx) => {
    owned(await lockItem(trx, kind, id), actor);
    await removeLink(trx, id);
  });
}

/**
 * Opens a link: the actor may read the item until the link is withdrawn. For the owner, nothing is stored.
 * @throws AppError `not_found`
 */
export function openLink(context: Context, actor: Actor, token: string): Promise<ItemRef> {
  return tx(context, async (trx) => {
    const found = isShareToken(token) ? await itemOfLink(trx, token) : undefined;
    const item = found && (await lockItem(trx, found.kind, found.id));
    // The link may have been withdrawn before the item was locked.
    if (!found || !item || (await linkOf(trx, found.id))?.token !== token) throw new AppError('not_found');
    if (item.owner_id !== actor.id) {
      const person = {
        item_id: item.id,
        user_id: actor.id,
        role: 'holder',
        added_at: context.now(),
      } as const;
      await addPerson(trx, { ...person, added_by: null });
    }
    return { kind: found.kind, id: found.id };
  });
}
