import { coversOf, type ItemSummary } from '#lib/items/kinds/summaries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { THUMBNAILS } from '../image-paths.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** AVIF is accepted by nearly every browser; WebP is made on demand. */
const NAMES = THUMBNAILS.filter((name) => name.endsWith('.avif'));

/**
 * Makes the thumbnails of an item's covers before they are requested, the item's own first. Runs after the
 * response; it never fails, and thumbnails missing after an interruption are made on demand.
 */
export async function makeCovers(
  context: Pick<Context, 'db' | 'files' | 'ingest'>,
  summary: ItemSummary,
): Promise<void> {
  for (const file of coversOf(summary)) for (const name of NAMES) await makeThumbnail(context, file, name);
}
