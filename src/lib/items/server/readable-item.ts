import type { Actor } from '#lib/accounts/actor.ts';
import { rolesOn } from '#lib/people/server/people-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { isReviewer } from '#lib/reviews/server/reviewer-queries.ts';
import { type AccessRule, decide, type RequesterRole } from '../access.ts';
import type { Visibility } from '../item.ts';
import type { ItemRow } from './item-write-queries.ts';

/** The actor's role in an item; an owner id of null means that the owner's account was deleted. */
export function askerOf(ownerId: string | null | undefined, actor: Pick<Actor, 'id'>): RequesterRole {
  return ownerId === actor.id ? 'owner' : 'other';
}

/** Whether the actor may read an item; the columns are null if it was deleted. */
export function mayRead(
  { owner_id, visibility }: { owner_id: string | null; visibility: Visibility | null },
  actor: Actor,
): boolean {
  return decide('reader', askerOf(owner_id, actor), visibility ?? undefined) === 'allow';
}

/** The item, if the rule allows access; throws otherwise. */
function permitted(rule: AccessRule, item: ItemRow | undefined, asker: RequesterRole): ItemRow {
  const decision = decide(rule, asker, item?.visibility);
  if (decision === 'forbidden') throw new AppError(rule === 'rater' ? 'own_item' : 'forbidden');
  if (!item || decision !== 'allow') throw new AppError('not_found');
  return item;
}

/** The item when the actor may read it. @throws AppError `not_found` */
export function readable(item: ItemRow | undefined, actor: Actor): ItemRow {
  return permitted('reader', item, askerOf(item?.owner_id, actor));
}

/**
 * The item, if the rule allows the actor access, also by invitation, with the actor's role.
 * @throws AppError `not_found`, `forbidden`
 */
export async function permittedTo(
  rule: 'reader-or-invited' | 'owner-or-reviewer' | 'owner-or-author' | 'rater',
  db: Context['db'],
  item: ItemRow | undefined,
  actor: Pick<Actor, 'id'>,
): Promise<{ item: ItemRow; asker: RequesterRole }> {
  const asker = await askerInvited(db, item, actor);
  return { item: permitted(rule, item, asker), asker };
}

/** The actor's role in an item, invitations included; if there are several, the one with the most rights. */
export async function askerInvited(
  db: Context['db'],
  item: Pick<ItemRow, 'id' | 'owner_id'> | undefined,
  actor: Pick<Actor, 'id'>,
): Promise<RequesterRole> {
  const asker = askerOf(item?.owner_id, actor);
  if (!item || asker === 'owner') return asker;
  const roles = await rolesOn(db, item.id, actor.id);
  if (roles.has('author')) return 'author';
  if (roles.has('reviewer') && (await isReviewer(db, item.id, actor.id))) return 'reviewer';
  return roles.has('holder') ? 'holder' : asker;
}

/** The item when the actor may rate it. @throws AppError `not_found`, `own_item` */
export async function rateable(
  db: Context['db'],
  item: ItemRow | undefined,
  actor: Pick<Actor, 'id'>,
): Promise<ItemRow> {
  return (await permittedTo('rater', db, item, actor)).item;
}

/** The item, if the actor may edit it, as owner or co-author. @throws AppError `not_found`, `forbidden` */
export async function writable(
  db: Context['db'],
  item: ItemRow | undefined,
  actor: Pick<Actor, 'id'>,
): Promise<ItemRow> {
  return (await permittedTo('owner-or-author', db, item, actor)).item;
}

/** The item when it is the actor's own. @throws AppError `not_found`, `forbidden` */
export function owned(item: ItemRow | undefined, actor: Pick<Actor, 'id'>): ItemRow {
  return permitted('owner', item, askerOf(item?.owner_id, actor));
}

/** The item, if it is public and its author's account was deleted. @throws AppError `not_found` */
export function withoutOwner(item: ItemRow | undefined): ItemRow {
  if (!item || item.owner_id !== null || item.visibility !== 'public') throw new AppError('not_found');
  return item;
}
