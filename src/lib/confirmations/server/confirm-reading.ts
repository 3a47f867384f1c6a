import type { Actor } from '#lib/accounts/actor.ts';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { OwnConfirmation } from '../schemas.ts';
import { requestOf, writeConfirmed } from './confirmation-queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** The request to the actor about a version of a protocol; undefined when there is none. */
export async function ownConfirmation(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'>,
  { itemId, version }: { itemId: string; version: number },
): Promise<OwnConfirmation | undefined> {
  const row = await requestOf(db, { itemId, version, userId: actor.id });
  if (!row) return undefined;
  const { asked_at, confirmed_at } = row;
  return {
    version,
    askedAt: iso(asked_at),
    confirmedAt: confirmed_at === null ? null : iso(confirmed_at),
  };
}

/**
 * Records that the actor has read and understood the version of a protocol in use, as requested. A confirmation is
 * final, and keeps its first date.
 * @param version the version that the actor has read, which may have been replaced meanwhile
 * @throws AppError `confirmation_replaced`, `confirmation_not_asked`, `not_found`
 */
export function confirmReading(
  context: Context,
  actor: Actor,
  id: string,
  version: number,
): Promise<{ version: number; confirmedAt: string }> {
  return tx(context, async (trx) => {
    const locked = await lockItem(trx, 'protocol', id);
    const { item } = await permittedTo('reader-or-invited', trx, locked, actor);
    if (item.published_version !== version) throw new AppError('confirmation_replaced');
    const about = { itemId: id, version, userId: actor.id };
    if (!(await requestOf(trx, about))) throw new AppError('confirmation_not_asked');
    await writeConfirmed(trx, { ...about, at: context.now() });
    const confirmed = await requestOf(trx, about);
    return { version, confirmedAt: iso(confirmed?.confirmed_at ?? context.now()) };
  });
}
