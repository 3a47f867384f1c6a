import type { Actor } from '#lib/accounts/actor.ts';
import { findLineage } from '#lib/items/server/copies-queries.ts';
import { askerInvited } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';

/**
 * Whether a person may see a hidden image in an item: administrators, and the
 * item's authors. In a copy with another person's image, authors may only if it was flagged in that very copy.
 */
export async function maySeeHidden(
  { db }: Pick<Context, 'db'>,
  item: { id: string; ownerId: string | null },
  flaggedIn: string,
  actor: Pick<Actor, 'id' | 'role'> | null | undefined,
): Promise<boolean> {
  if (!actor) return false;
  if (actor.role === 'administrator') return true;
  const asker = await askerInvited(db, { id: item.id, owner_id: item.ownerId }, actor);
  if (asker !== 'owner' && asker !== 'author') return false;
  return item.id === flaggedIn || (await findLineage(db, item.id)) === undefined;
}
