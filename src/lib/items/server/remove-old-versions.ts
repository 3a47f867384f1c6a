import { keepForAWeek } from '#lib/images/server/attach-files.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import { VERSIONS_KEPT, versionsToRemove } from '../versions-kept.ts';
import { readVersionParts } from './item-versions-queries.ts';
import { findItem, lockItem } from './item-write-queries.ts';
import {
  deleteVersions,
  dropOldFiles,
  filesOfOldVersions,
  weighVersions,
  workingTexts,
} from './old-versions-queries.ts';

/**
 * Limits an item's versions after a new one was added. On failure, the next version does it; the new version
 * is kept.
 */
export async function boundVersions(context: Context, kind: ItemKind, id: string): Promise<void> {
  try {
    await removeOldVersions(context, kind, id);
  } catch (error) {
    console.error(`Versions of ${id}:`, error);
  }
}

/**
 * Removes the oldest versions of an item that are too many or too large, with texts and images that only they
 * use; its author can restore these images for a week. For a reviewed kind nothing is removed, because its versions
 * were in use. Slow work is done before the item is locked.
 */
export async function removeOldVersions(
  context: Context,
  kind: ItemKind,
  id: string,
  limits = VERSIONS_KEPT,
): Promise<void> {
  if (KINDS[kind].reviewed) return;
  const item = await findItem(context.db, kind, id);
  const owner = item?.owner_id;
  if (!item || !owner) return;
  const versions = await weighVersions(context.db, id);
  const numbers = new Set(versionsToRemove(versions, await workingTexts(context.db, id), limits));
  if (numbers.size === 0) return;
  const kept = versions.filter(({ number }) => !numbers.has(number));
  const files = await unnamedFiles(
    context,
    owner,
    id,
    kept.map(({ number }) => number),
  );
  await tx(context, async (trx) => {
    const now = await lockItem(trx, kind, id);
    // Another version was added meanwhile, which limits them itself; or the item is gone, or has a new owner.
    if (!now || now.published_version !== item.published_version || now.owner_id !== owner) return;
    const removed = versions.filter(({ number }) => numbers.has(number));
    await deleteVersions(trx, id, removed);
    await keepForAWeek(trx, owner, await dropOldFiles(trx, id, files), context.now());
  });
}

/** Files of an item that none of these versions, the working copy or the published version references. */
async function unnamedFiles(
  { db, bodies }: Context,
  ownerId: string,
  id: string,
  versions: readonly number[],
): Promise<string[]> {
  const files = await filesOfOldVersions(db, id);
  if (files.length === 0) return [];
  const texts = new Map<string, string>();
  for (const number of versions)
    for (const { textId, text } of await readVersionParts(db, id, number))
      if (text !== null) texts.set(textId, text);
  return bodies.run(ownerId, 'unnamed', files, [...texts.values()]);
}
