import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { reindexOwner } from '../db/item-index.ts';
import { tx } from '../db/transaction.ts';

/** Changes the name that is shown; empty or null shows the username again. Public cards carry it. */
export async function changeProfile(
  context: Context,
  actor: Actor,
  change: { displayName: string | null },
): Promise<{ username: string; name: string }> {
  const displayName = change.displayName || null;
  const name = displayName ?? actor.username;
  await tx(context, async (trx) => {
    await trx.updateTable('user').set({ display_name: displayName }).where('id', '=', actor.id).execute();
    await reindexOwner(trx, actor.id, name);
    await context.contentVersion.bump(trx, 'lists');
  });
  return { username: actor.username, name };
}
