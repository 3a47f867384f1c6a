import { coversOf, type ItemSummary } from '#lib/items/kinds/summaries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { THUMBNAILS } from '../image-paths.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** Accepted by nearly every browser; a WebP is made on demand. */
const NAMES = THUMBNAILS.filter((name) => name.endsWith('.avif'));

/**
 * Makes the thumbnails of an item's covers before they are requested, the item's own first. To be continued after the
 * answer: it never fails, and thumbnails missing after a stop are made on demand.
 */
export async function makeCovers(
  context: Pick<Context, 'db' | 'files' | 'ingest'>,
  summary: ItemSummary,
): Promise<void> {
  for (const file of coversOf(summary)) for (const name of NAMES) await makeThumbnail(context, file, name);
}
