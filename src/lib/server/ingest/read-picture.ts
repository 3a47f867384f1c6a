import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { INPUT_PIXELS_MAX, STORED_PIXELS_MAX } from '#lib/contract/uploads.ts';
import { type ImageType, SNIFFED_BYTES, sniffImage } from '#lib/domain/image-type.ts';
import { asIngestError, IngestError } from './ingest-error.ts';
import { webpOptions } from './make-variants.ts';

/** WebP goes no further in either direction. */
const SIDE_MAX = 16_383;
/** Seconds that libvips may work on one image; the pool's deadline comes after. */
const SECONDS_MAX = 30;

// Only these decoders exist for an upload, whatever libvips would recognise in its bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** An upload that announced itself as an image, opened but not decoded. */
export interface Picture {
  type: ImageType;
  bytes: Buffer;
  metadata: Metadata;
}

/** libvips' own names of the formats. */
const FORMATS: Record<ImageType, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

const decode = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, pages: 1 });

/**
 * Opens an uploaded file as a picture by its first bytes, never by its name.
 * @throws IngestError `image_unsupported`, `image_too_large`, `image_unreadable`
 */
export async function openPicture(path: string): Promise<Picture> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
    const type = sniffImage(head.subarray(0, bytesRead));
    if (!type) throw new IngestError('image_unsupported');
    const bytes = await readFile(path);
    return { type, bytes, metadata: await readHeader(type, bytes) };
  } finally {
    await file.close();
  }
}

async function readHeader(type: ImageType, bytes: Buffer): Promise<Metadata> {
  try {
    const metadata = await decode(bytes).metadata();
    if (metadata.format !== FORMATS[type]) throw new IngestError('image_unreadable');
    if (metadata.width * metadata.height > INPUT_PIXELS_MAX) throw new IngestError('image_too_large');
    return metadata;
  } catch (error) {
    throw asIngestError(error);
  }
}

/** Whether the file's own compression has already given up exact values. */
function isLossy({ type, bytes }: Picture): boolean {
  if (type === 'webp') return bytes.subarray(12, 16).toString('latin1') === 'VP8 ';
  return type === 'jpeg' || type === 'avif';
}

/** How much to scale an image so that it may be stored, 1 when it already may. */
function scaleFor(width: number, height: number): number {
  return Math.min(1, Math.sqrt(STORED_PIXELS_MAX / (width * height)), SIDE_MAX / Math.max(width, height));
}

/**
 * The picture as it is stored: WebP, upright, sRGB, 8 bits, nothing but pixels. Animated files give their first
 * image.
 * @throws IngestError `image_unreadable`
 */
export async function encodePicture(picture: Picture) {
  const { width, height } = picture.metadata;
  const scale = scaleFor(width, height);
  try {
    let pipeline = decode(picture.bytes).autoOrient().timeout({ seconds: SECONDS_MAX });
    // A box as wide as high: which side is which depends on the orientation.
    const side = Math.max(1, Math.floor(Math.max(width, height) * scale));
    if (scale < 1) pipeline = pipeline.resize({ width: side, height: side, fit: 'inside' });
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .webp(webpOptions(width * height * scale * scale, isLossy(picture)))
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw asIngestError(error);
  }
}
