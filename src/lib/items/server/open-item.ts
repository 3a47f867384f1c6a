import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { findItem } from './item-write-queries.ts';
import { countView } from './read-item.ts';
import { permittedTo } from './readable-item.ts';

/** Counts the view of a preloaded item when it is displayed. @throws AppError `not_found` */
export async function openItem(context: Context, kind: ItemKind, id: string, actor: Actor): Promise<void> {
  const row = await findItem(context.db, kind, id);
  const { item } = await permittedTo('reader-or-invited', context.db, row, actor);
  await countView(context, item, actor);
}
