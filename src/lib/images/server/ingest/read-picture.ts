import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageType, SNIFFED_BYTES, sniffImage } from '../../image-type.ts';
import { INPUT_PIXELS_MAX, STORED_PIXELS_MAX } from '../../upload-limits.ts';
import { exceedsLimits } from './image-limits.ts';
import { asIngestError, IngestError } from './ingest-error.ts';
import { webpOptions } from './make-variants.ts';

/** WebP goes no further in either direction. */
const SIDE_MAX = 16_383;
/** Seconds that libvips may work on one image; the pool's deadline comes after. */
const SECONDS_MAX = 30;

// Only these decoders are allowed for an upload, whatever libvips would recognise in its bytes.
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

const decode = (source: Buffer | string): Sharp =>
  sharp(source, { limitInputPixels: INPUT_PIXELS_MAX, pages: 1 });

/**
 * Determines the type of an uploaded file by its first bytes, never by its name, and reads its header; nothing is
 * decoded.
 * @throws IngestError `image_unsupported`, `image_too_large`, `image_unreadable`
 */
export async function readPictureHeader(path: string): Promise<Pick<Picture, 'type' | 'metadata'>> {
  const type = await sniffedType(path);
  return { type, metadata: await readHeader(type, path) };
}

/** Opens an uploaded file as a picture. @throws IngestError as `readPictureHeader` */
export async function openPicture(path: string): Promise<Picture> {
  const type = await sniffedType(path);
  const bytes = await readFile(path);
  return { type, bytes, metadata: await readHeader(type, bytes) };
}

async function sniffedType(path: string): Promise<ImageType> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
    const type = sniffImage(head.subarray(0, bytesRead));
    if (!type) throw new IngestError('image_unsupported');
    return type;
  } finally {
    await file.close();
  }
}

async function readHeader(type: ImageType, source: Buffer | string): Promise<Metadata> {
  try {
    const metadata = await decode(source).metadata();
    if (metadata.format !== FORMATS[type]) throw new IngestError('image_unreadable');
    const { width, height, channels, depth } = metadata;
    const pixelBytes = channels * (SAMPLE_BYTES[depth] ?? 8);
    if (exceedsLimits({ width, height, pixelBytes })) throw new IngestError('image_too_large');
    return metadata;
  } catch (error) {
    throw asIngestError(error);
  }
}

/** Bytes of a sample, by libvips' name of its type; no image format read here has others. */
const SAMPLE_BYTES: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };

/** Whether the file's own compression is lossy. */
function isLossy({ type, bytes }: Picture): boolean {
  if (type === 'webp') return bytes.subarray(12, 16).toString('latin1') === 'VP8 ';
  return type === 'jpeg' || type === 'avif';
}

/** The factor that makes an image small enough to be stored, 1 when it already is. */
function scaleFor(width: number, height: number): number {
  return Math.min(1, Math.sqrt(STORED_PIXELS_MAX / (width * height)), SIDE_MAX / Math.max(width, height));
}

/**
 * The picture as it is stored: WebP, upright, sRGB, 8 bits, nothing but pixels. Animated files give their first
 * image.
 * @throws IngestError `image_unreadable`
 */
export async function encodePicture(picture: Picture) {
  const { width, height, channels, hasAlpha } = picture.metadata;
  const scale = scaleFor(width, height);
  const pixels = width * height * scale * scale;
  const options = webpOptions({ pixels, isColour: channels > 1, isLossy: isLossy(picture) });
  try {
    let pipeline = decode(picture.bytes).autoOrient().timeout({ seconds: SECONDS_MAX });
    // A box as wide as high: which side is which depends on the orientation.
    const side = Math.max(1, Math.floor(Math.max(width, height) * scale));
    if (scale < 1) pipeline = pipeline.resize({ width: side, height: side, fit: 'inside' });
    // Transparency is kept without loss even in a lossy image: a large one would not fit the worker's memory.
    if (hasAlpha && !options.lossless) pipeline = pipeline.flatten({ background: '#fff' });
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .webp(options)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw asIngestError(error);
  }
}
