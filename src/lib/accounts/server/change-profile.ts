import { reindexOwner } from '#lib/items/server/item-index-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Actor } from '../actor.ts';
import { cleanDisplayName } from '../display-name.ts';
import type { ProfileAnswer } from '../schemas.ts';
import { nameColumns } from './name-columns-queries.ts';
import { lockNames, markNamesakes } from './names-queries.ts';
import { findNames, readNames, updateUser } from './users-queries.ts';

/** The display name that a person chose, or null. */
export async function readDisplayName(context: Context, actor: Actor): Promise<string | null> {
  const names = await findNames(context.db, actor.id);
  return names?.display_name ?? null;
}

/**
 * Changes the shown name; empty or null shows the username again. Public cards carry it, with the username where it
 * could be mistaken for somebody else's.
 * @throws AppError `display_name_invalid` when none of it can be read
 */
export async function changeProfile(
  context: Context,
  actor: Actor,
  change: { displayName: string | null },
): Promise<ProfileAnswer> {
  const displayName = change.displayName ? cleanDisplayName(change.displayName) : null;
  if (displayName === undefined) throw new AppError('display_name_invalid');
  const { id, username } = actor;
  const columns = nameColumns(username, displayName, false);
  return tx(context, async (trx) => {
    await lockNames(trx);
    const before = await readNames(trx, id);
    await updateUser(trx, id, columns);
    await reindexOwner(trx, id, columns.shown_name);
    await markNamesakes(trx, before.display_name_looks);
    await markNamesakes(trx, columns.display_name_looks);
    await context.contentVersion.bump(trx, 'lists');
    const { shown_name } = await readNames(trx, id);
    return { username, name: shown_name, displayName: displayName ?? '' };
  });
}
