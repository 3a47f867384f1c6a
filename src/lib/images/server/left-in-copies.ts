import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ImageLeftInCopies, LeftInCopies } from '../left-in-copies-schemas.ts';
import { deletedItemsShown, hasDeletedCopied, picturesLeft } from './deleted-copies-queries.ts';
import { textsNaming } from './exchange-files.ts';

/** Items that a person has deleted and whose images still appear in other people's copies. */
export async function listLeftInCopies(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<LeftInCopies['items']> {
  const items = await deletedItemsShown(db, userId);
  return items.map(({ id, deletedAt, ...item }) => ({
    _id: id,
    deletedAt: new Date(deletedAt).toISOString(),
    ...item,
  }));
}

/**
 * The images of an item deleted by a person that still appear in other people's copies. About these copies, only the
 * address of a public one is revealed, which everybody can open.
 * @throws AppError `not_found` for an item that does not exist, or is not the person's
 */
export async function readLeftInCopies(
  { db }: Pick<Context, 'db'>,
  userId: string,
  id: string,
): Promise<ImageLeftInCopies[]> {
  const deleted = { userId, itemId: id };
  if (!(await hasDeletedCopied(db, deleted))) throw new AppError('not_found');
  const images = await picturesLeft(db, deleted);
  const shown = [...new Set(images.flatMap(({ item }) => item ?? []))].map((item) => ({ id: item }));
  const texts = await textsNaming(
    db,
    shown,
    images.map(({ file }) => file),
  );
  const all = [...texts.values()].join('');
  // The order in the deleted item is lost: images are sorted as in one of the copies.
  const places = new Map(images.map(({ file }) => [file, all.indexOf(file)]));
  return images.toSorted((one, other) => (places.get(one.file) ?? 0) - (places.get(other.file) ?? 0));
}
