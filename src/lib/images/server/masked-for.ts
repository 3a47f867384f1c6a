import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { type MaskedNames, UNTOLD } from '#lib/offline/kept.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { filesKeptBack } from './folders-seen.ts';
import { readableMasked } from './readable-masked-queries.ts';

/**
 * The replacements of masked images of some items. Items that the actor may not read are left out; for images withheld
 * from the actor, only their removal is reported, since anybody who knows an image's name can load it.
 */
export async function maskedFor(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'> | null,
  itemIds: readonly string[],
): Promise<MaskedNames> {
  const masked = Map.groupBy(await readableMasked(db, actor?.id ?? null, itemIds), ({ item_id }) => item_id);
  const names: MaskedNames = {};
  for (const [itemId, files] of masked) {
    const item = await findItem(db, 'case', itemId);
    const keptBack = item && (await filesKeptBack({ db }, item, actor));
    const nameOf = (by: string) => (keptBack?.has(by) ? UNTOLD : by);
    names[itemId] = Object.fromEntries(files.map(({ sha256, by_sha256 }) => [sha256, nameOf(by_sha256)]));
  }
  return names;
}
