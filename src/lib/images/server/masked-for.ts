import type { Actor } from '#lib/accounts/actor.ts';
import type { MaskedNames } from '#lib/offline/kept.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { readableMasked } from './readable-masked-queries.ts';

/** The replacements of masked images of some items; items that the actor may not read are left out. */
export async function maskedFor(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'> | null,
  itemIds: readonly string[],
): Promise<MaskedNames> {
  const names: MaskedNames = {};
  for (const { item_id, sha256, by_sha256 } of await readableMasked(db, actor?.id ?? null, itemIds))
    names[item_id] = { ...names[item_id], [sha256]: by_sha256 };
  return names;
}
