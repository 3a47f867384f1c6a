import { fileReferences } from '#lib/items/server/bodies/file-references.ts';
import { hiddenAmong } from '#lib/moderation/server/hidden-images-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { PublicImage } from '../public-item.ts';
import { publishedPictures, publishedTexts } from './public-images-queries.ts';

/**
 * The pictures of a public item as its readers see it, in the order in which the item names them; those of its
 * author's unpublished draft are left out.
 * @returns the pictures of one page, and their total number
 */
export async function readPublicImages(
  { db }: Pick<Context, 'db'>,
  itemId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ images: PublicImage[]; count: number }> {
  const [texts, pictures] = await Promise.all([publishedTexts(db, itemId), publishedPictures(db, itemId)]);
  const all = fileReferences(...texts).filter((file) => pictures.has(file));
  const some = all.slice(offset, offset + limit);
  const hidden = await hiddenAmong(db, some);
  const images = some.map((file, index) => ({
    file,
    number: offset + index + 1,
    isHidden: hidden.has(file),
  }));
  return { images, count: all.length };
}
