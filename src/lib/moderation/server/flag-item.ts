import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { flagCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { filesNotOf } from '#lib/images/server/item-files-queries.ts';
import { findItemHead } from '#lib/items/server/item-heads-queries.ts';
import { askerInvited } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { HIDING_FLAGS } from '../flag.ts';
import type { FlagForm } from '../schemas.ts';
import { type FlagTarget, flagsOn, insertFlag } from './flags-queries.ts';
import { filesOfImage, hideImage } from './hide-image.ts';
import { lockPublicItem } from './locked-item.ts';

/** The flagged part of a public item: the item, one of its images, or a comment on it. */
export interface FlaggedPart {
  itemId: string;
  image: string | null;
  /** The author of the comment. */
  commenter: string | null;
}

/** The person who sets a flag: an account, or a visitor, about whom nothing is stored. */
export interface Flagger {
  actor: Actor | null;
  visitor: Visitor;
}

/**
 * Flags a public item, an image or a comment of it. An image flagged for visible identity by an administrator, or by
 * two people, is hidden at once, unless an administrator has decided otherwise before. Repeating a flag
 * changes nothing.
 * @returns whether the image is hidden now
 * @throws AppError `not_found`, `too_many_attempts`
 */
export async function flagItem(
  context: Context,
  { actor, visitor }: Flagger,
  { itemId, image, commenter }: FlaggedPart,
  form: FlagForm,
): Promise<boolean> {
  const item = await findItemHead(context.db, itemId);
  if (item?.visibility !== 'public') throw new AppError('not_found');
  if (image !== null && (await filesNotOf(context.db, itemId, [image])).length > 0)
    throw new AppError('not_found');
  const commentator = commenter === null ? null : await findUser(context, commenter);
  if (commentator === undefined) throw new AppError('not_found');
  await takeAttempt(context, flagCounters(actor?.id ?? null, visitor.address));
  const target = {
    item_id: itemId,
    collection_id: null,
    image,
    commenter_id: commentator?.id ?? null,
  };
  const files = image === null ? [] : await filesOfImage(context.db, { itemId, image });
  return tx(context, async (trx) => {
    await lockPublicItem(trx, item.kind, itemId);
    await writeFlag(context, trx, { actor, visitor }, target, form);
    if (image === null || form.reason !== 'identity') return false;
    if (!(await isHiding(trx, target, { id: itemId, owner_id: item.ownerId }, actor))) return false;
    await hideImage(context, trx, actor?.role === 'administrator' ? actor : null, {
      itemId,
      image,
      files,
      reason: '',
    });
    return true;
  });
}

/** Stores a flag unless the same account has already set the same one, and writes to the audit log. */
export async function writeFlag(
  context: Context,
  trx: Transaction<Database>,
  { actor, visitor }: Flagger,
  target: FlagTarget,
  { reason, note }: FlagForm,
): Promise<void> {
  const earlier = await flagsOn(trx, target);
  const isSame = (flag: (typeof earlier)[number]) =>
    flag.settled_at === null && flag.user_id === actor?.id && flag.reason === reason && flag.note === note;
  if (actor && earlier.some(isSame)) return;
  const at = context.now();
  const flag = { ...target, reason, note, user_id: actor?.id ?? null, created_at: at };
  await insertFlag(trx, { id: newId(at), ...flag, settled_at: null, outcome: null });
  await appendEntry(context, trx, {
    action: 'flagged',
    actorId: actor?.id ?? null,
    itemId: target.item_id,
    personId: target.commenter_id,
    detail: reason,
    source: truncatedNetwork(visitor.address),
  });
}

/** Whether the flags on an image suffice to hide it. Flags by authors of the item do not count. */
async function isHiding(
  trx: Transaction<Database>,
  target: FlagTarget,
  item: { id: string; owner_id: string | null },
  actor: Actor | null,
): Promise<boolean> {
  if (actor?.role === 'administrator') return true;
  const flags = await flagsOn(trx, target);
  if (flags.some(({ outcome }) => outcome === 'dismissed')) return false;
  const people = flags.flatMap(({ reason, settled_at, user_id }) =>
    reason === 'identity' && settled_at === null && user_id !== null ? [user_id] : [],
  );
  let readers = 0;
  for (const id of new Set(people)) {
    const asker = await askerInvited(trx, item, { id });
    if (asker !== 'owner' && asker !== 'author') readers += 1;
  }
  return readers >= HIDING_FLAGS;
}
