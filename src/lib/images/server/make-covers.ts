import { coversOf, type ItemSummary } from '#lib/items/kinds/summaries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { THUMBNAILS } from '../image-paths.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** What nearly every browser takes; a WebP is made when one asks for it. */
const NAMES = THUMBNAILS.filter((name) => name.endsWith('.avif'));

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
