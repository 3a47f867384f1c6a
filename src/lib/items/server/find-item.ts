import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type AccessRule, concernsInvited, type RequesterRole } from '../access.ts';
import { imageCountOf } from '../kinds/summaries.ts';
import { findItemHead, type ItemHead } from './item-heads-queries.ts';
import { askerInvited, askerOf } from './readable-item.ts';

/** The data of an item that decide about access and limits. */
export interface ItemAccess extends Omit<ItemHead, 'summary'> {
  /** The number of its images, as a measure of the cost of processing it. */
  images: number;
}

/** The data of an item that decide about access; undefined if it does not exist. */
export async function itemAccess(context: Context, id: string): Promise<ItemAccess | undefined> {
  const head = await findItemHead(context.db, id);
  if (!head) return undefined;
  const { summary, ...access } = head;
  return { ...access, images: imageCountOf(summary) };
}

/** The requester's role in the item that a rule concerns. */
export async function askerOfRoute(
  { db }: Pick<Context, 'db'>,
  rule: AccessRule,
  {
    id,
    ownerId,
    visibility,
  }: { id: string | undefined } & Partial<Pick<ItemAccess, 'ownerId' | 'visibility'>>,
  actor: Actor | null,
): Promise<RequesterRole> {
  if (!actor) return 'signed-out';
  if (rule === 'administrator') return actor.role === 'administrator' ? 'administrator' : 'other';
  // For a public item the role is rarely needed, and looked up later: lists have many images.
  const isOpen = rule === 'visitor-item' && visibility === 'public';
  if (id === undefined || isOpen || !concernsInvited(rule)) return askerOf(ownerId, actor);
  return askerInvited(db, { id, owner_id: ownerId ?? null }, actor);
}
