import type { Transaction } from 'kysely';
import { type Actor, NOBODY } from '#lib/accounts/actor.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { giveItems } from '#lib/accounts/server/hand-over.ts';
import { readNames } from '#lib/accounts/server/users-queries.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { releaseFiles } from '#lib/images/server/user-storage-queries.ts';
import { withdraw } from '#lib/items/server/edit-item.ts';
import { checkedTags } from '#lib/items/server/item-fields.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { publishFields } from '#lib/items/server/publish.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { settleItemFlags } from '#lib/moderation/server/flags-queries.ts';
import { lockPublicItem } from '#lib/moderation/server/locked-item.ts';
import { tellAuthors } from '#lib/moderation/server/tell-authors.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type Administrator, assertAdministrator } from './assert-administrator.ts';
import { findPublicItem } from './public-items-queries.ts';

/** The actor recorded for an item's change: an ownerless item must not get the administrator's name as author. */
const writerOf = (by: Administrator, { owner_id }: ItemRow): Actor =>
  owner_id === null ? { ...(by ?? NOBODY), name: '' } : (by ?? NOBODY);

/** Runs an action on a public item, which is locked. @throws AppError `not_found` for any other item */
export async function onItem<Result>(
  context: Context,
  by: Administrator,
  id: string,
  work: (trx: Transaction<Database>, item: ItemRow) => Promise<Result>,
): Promise<Result> {
  assertAdministrator(by);
  const found = await findPublicItem(context.db, id);
  if (!found) throw new AppError('not_found');
  return tx(context, async (trx) => work(trx, await lockPublicItem(trx, found.kind, id)));
}

/**
 * Withdraws a public item from its readers, and gives its authors the reason. They may correct it and publish it
 * again.
 * @throws AppError `not_found`
 */
export function withdrawItem(context: Context, by: Administrator, id: string, reason: string): Promise<void> {
  return onItem(context, by, id, async (trx, item) => {
    const fields = await workingFields(trx, item);
    await settleItemFlags(trx, id, { at: context.now(), outcome: 'withdrawn' });
    await tellAuthors(context, trx, { itemId: id, kind: 'withdrawn', reason });
    await withdraw(context, trx, item, writerOf(by, item), { ...fields, visibility: 'private' });
  });
}

/**
 * Corrects the tags of a public item for all its readers, and gives its authors the reason. Its author's draft keeps
 * its other changes.
 * @throws AppError `not_found`, `tag_invalid`, `too_many_tags`
 */
export async function correctTags(
  context: Context,
  by: Administrator,
  id: string,
  { tags, reason }: { tags: readonly string[]; reason: string },
): Promise<void> {
  const checked = checkedTags(tags);
  await onItem(context, by, id, async (trx, item) => {
    await publishFields(context, trx, item, writerOf(by, item), { tags: checked });
    await tellAuthors(context, trx, { itemId: id, kind: 'tags_corrected', reason });
    await appendEntry(context, trx, { ...doneBy(by), action: 'tags_corrected', itemId: id });
  });
}

/**
 * Gives a public item as a whole to another person: working copy, versions, ratings, people and links. Its images
 * count towards that person's quota.
 * @throws AppError `not_found` also for an unknown name, `author_own` when the person owns the item already
 */
export async function handOverItem(
  context: Context,
  by: Administrator,
  id: string,
  username: string,
): Promise<void> {
  const successor = await findUser(context, username);
  if (!successor) throw new AppError('author_unknown');
  await onItem(context, by, id, async (trx, item) => {
    if (item.owner_id === successor.id) throw new AppError('author_own');
    const { shown_name: name } = await readNames(trx, successor.id);
    await giveItems(context, trx, [{ ...item, successor: { id: successor.id, name } }]);
    if (item.owner_id !== null) await releaseFiles(trx, item.owner_id, await itemFiles(trx, id));
    await tellAuthors(context, trx, { itemId: id, kind: 'handed_over', reason: '' });
    await context.contentVersion.bump(trx, 'lists');
    await appendEntry(context, trx, {
      ...doneBy(by),
      action: 'handed_over',
      itemId: id,
      personId: successor.id,
    });
  });
}
