import { THUMBNAILS } from '#lib/domain/image-paths.ts';
import type { ItemSummary } from '#lib/kinds/summary.ts';
import type { Context } from '../../context.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** What nearly every browser takes; a WebP is made when one asks for it. */
const NAMES = THUMBNAILS.filter((name) => name.endsWith('.avif'));

/** The images that pages show small: the one that stands for the item, and those of its folders. */
export function coversOf({ mainImage, folderImages = [] }: ItemSummary): string[] {
  const files = [mainImage?.file, ...folderImages.map(({ file }) => file)];
  return [...new Set(files)].filter((file) => file !== undefined);
}

/**
 * Makes the thumbnails of an item's covers before anybody asks for them, the item's own first. Meant to go on after
 * the answer: it never fails, and what a stop leaves out is made when it is asked for.
 */
export async function makeCovers(
  context: Pick<Context, 'db' | 'files' | 'ingest'>,
  summary: ItemSummary,
): Promise<void> {
  for (const file of coversOf(summary)) for (const name of NAMES) await makeThumbnail(context, file, name);
}
