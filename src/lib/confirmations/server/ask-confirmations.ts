import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { type ItemRow, lockItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { ASKED_MAX } from '../confirmation.ts';
import type { ItemConfirmations } from '../schemas.ts';
import { addRequest, readRequests, removeRequest } from './confirmation-queries.ts';
import { askedBefore, confirmationsOf } from './list-confirmations.ts';

/** The version of a protocol that people can be asked about. @throws AppError `confirmation_not_public` */
function versionInUse({ visibility, published_version }: ItemRow): number {
  // A request gives no access, so people can be asked only about public items.
  if (visibility !== 'public' || published_version === null) throw new AppError('confirmation_not_public');
  return published_version;
}

/**
 * Asks people to confirm that they have read the version of a protocol in use, with `again` also the people
 * asked about the last version. Either all are asked or, when one cannot be, nobody. Earlier requests stay
 * unchanged.
 * @throws AppError `confirmation_not_public`, `confirmation_unknown` naming whom, `confirmation_own`,
 * `confirmations_full`, `not_found`, `forbidden`
 */
export async function askConfirmations(
  context: Context,
  actor: Actor,
  id: string,
  { usernames, again = false }: { usernames: readonly string[]; again?: boolean | undefined },
): Promise<ItemConfirmations> {
  const named: { username: string; id: string | undefined }[] = [];
  for (const username of usernames) {
    const user = await findUser(context, username);
    named.push({ username, id: user?.id });
  }
  return tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, 'protocol', id), actor);
    const version = versionInUse(item);
    for (const { username, id: userId } of named) {
      if (userId === undefined) throw new AppError('confirmation_unknown', { details: [username] });
      if (userId === item.owner_id) throw new AppError('confirmation_own');
    }
    const before = again ? askedBefore(item, await readRequests(trx, id)) : [];
    await askAll(context, trx, { id, version }, [...named.map((each) => each.id!), ...before]);
    return confirmationsOf(trx, item);
  });
}

async function askAll(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  { id, version }: { id: string; version: number },
  userIds: readonly string[],
): Promise<void> {
  const at = now();
  for (const user_id of new Set(userIds))
    await addRequest(trx, { item_id: id, version, user_id, asked_at: at });
  const asked = (await readRequests(trx, id)).filter((row) => row.version === version);
  if (asked.length > ASKED_MAX) throw new AppError('confirmations_full');
}

/**
 * Withdraws an unanswered request to a person about the version in use. @throws AppError `not_found`,
 * `forbidden`
 */
export async function withdrawRequest(
  context: Context,
  actor: Actor,
  id: string,
  username: string,
): Promise<ItemConfirmations> {
  const user = await findUser(context, username);
  return tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, 'protocol', id), actor);
    const version = item.published_version;
    if (user && version !== null) await removeRequest(trx, { itemId: id, version, userId: user.id });
    return confirmationsOf(trx, item);
  });
}
