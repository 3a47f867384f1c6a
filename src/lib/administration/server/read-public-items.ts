import { readTags } from '#lib/items/server/item-index-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { PublicItemFilter, PublicItemRow } from '../public-item.ts';
import { findPublicItem, publicItemsFrom } from './public-items-queries.ts';

/** Public items that match a filter, the latest first. */
export const listPublicItems = (
  { db }: Pick<Context, 'db'>,
  filter: PublicItemFilter,
  range: { offset: number; limit: number },
): Promise<PublicItemRow[]> => publicItemsFrom(db, filter, range);

/** A public item with its tags, as its readers see them. @throws AppError `not_found` */
export async function readPublicItem(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<{ item: PublicItemRow; tags: string[] }> {
  const [item, tags] = await Promise.all([findPublicItem(db, id), readTags(db, id)]);
  if (!item) throw new AppError('not_found');
  return { item, tags };
}
