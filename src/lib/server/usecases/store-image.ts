import type { Transaction } from 'kysely';
import type { ImageRef } from '#lib/domain/rich-text.ts';
import type { Database, FileTable, FileVariantTable } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { type GreyPixels, makeFull, makeThumbnails } from '../ingest/make-variants.ts';

/** An image whose bytes are in the store, with the rows that are still to be written. */
export interface StoredImage {
  image: Pick<ImageRef, 'file' | 'width' | 'height'>;
  file: FileTable;
  variants: FileVariantTable[];
}

/**
 * Re-encodes a picture and puts it in the file store; with `thumbnails`, its smaller copies as well. Bytes go
 * first and rows second: an interruption leaves unused bytes at worst, never a row without its bytes.
 */
export async function storeImage(
  files: FileStore,
  source: GreyPixels | Buffer,
  options: { thumbnails: boolean; now: number },
): Promise<StoredImage> {
  const { bytes, width, height } = await makeFull(source);
  const sha256 = await files.put(bytes);
  const variants: FileVariantTable[] = [];
  for (const thumbnail of options.thumbnails ? await makeThumbnails(bytes) : []) {
    const variant_sha256 = await files.put(thumbnail.bytes);
    variants.push({ sha256, name: thumbnail.name, variant_sha256, bytes: thumbnail.bytes.length });
  }
  const file = { sha256, type: 'image/webp', bytes: bytes.length, width, height, created_at: options.now };
  return { image: { file: sha256, width, height }, file, variants };
}

/** Writes the rows of stored images; those already known stay as they are. */
export async function recordImages(
  trx: Transaction<Database>,
  images: readonly Pick<StoredImage, 'file' | 'variants'>[],
): Promise<void> {
  for (const { file, variants } of images) {
    await trx
      .insertInto('file')
      .values(file)
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
    if (variants.length === 0) continue;
    await trx
      .insertInto('file_variant')
      .values(variants)
      .onConflict((conflict) => conflict.columns(['sha256', 'name']).doNothing())
      .execute();
  }
}
