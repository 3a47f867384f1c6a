import type { Actor } from '#lib/domain/actor.ts';
import type { MaskedNames } from '#lib/domain/kept.ts';
import type { Context } from '../../context.ts';
import { readableMasked } from '../../db/images/readable-masked.ts';

/** What images of some items became when they were masked; of items that the actor may not read, nothing is told. */
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
