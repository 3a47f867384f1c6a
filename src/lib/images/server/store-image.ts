import type { FileStore } from '#lib/platform/server/files/store.ts';
import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import type { ImageRows } from './files-queries.ts';
import {
  type FullImage,
  type GreyPixels,
  makeFull,
  makeThumbnails,
  type Thumbnail,
} from './ingest/make-variants.ts';

/** An image whose bytes are in the file store, with the rows still to be stored. */
export interface StoredImage extends ImageRows {
  image: Pick<ImageRef, 'file' | 'width' | 'height'>;
}

/**
 * Re-encodes a picture and stores it in the file store; with `thumbnails`, its smaller copies as well. Bytes are
 * stored before rows: an interruption leaves unused bytes at worst, never a row without its bytes.
 */
export async function storeImage(
  files: FileStore,
  source: GreyPixels | Buffer,
  options: { thumbnails: boolean; now: number },
): Promise<StoredImage> {
  const full = await makeFull(source);
  return storeMade(files, full, options.thumbnails ? await makeThumbnails(full.bytes) : [], options.now);
}

/** Stores an already encoded image and its thumbnails in the file store (`FileStore.put`). */
export async function storeMade(
  files: FileStore,
  { bytes, width, height }: FullImage,
  thumbnails: readonly Thumbnail[],
  now: number,
  reserveShare?: number,
): Promise<StoredImage> {
  const [sha256, ...keys] = await Promise.all(
    [bytes, ...thumbnails.map((each) => each.bytes)].map((each) => files.put(each, reserveShare)),
  );
  if (sha256 === undefined) throw new Error('An image without bytes');
  const variants = thumbnails.map((thumbnail, index) => ({
    sha256,
    name: thumbnail.name,
    variant_sha256: keys[index] ?? '',
    bytes: thumbnail.bytes.length,
  }));
  const file = { sha256, type: 'image/webp', bytes: bytes.length, width, height, created_at: now };
  return { image: { file: sha256, width, height }, file, variants };
}
