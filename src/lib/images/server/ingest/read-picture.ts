import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageType, SNIFFED_BYTES, sniffImage } from '../../image-type.ts';
import { INPUT_PIXELS_MAX, STORED_PIXELS_MAX } from '../../upload-limits.ts';
import { exceedsLimits } from './image-limits.ts';
import { asIngestError, IngestError } from './ingest-error.ts';
import { webpOptions } from './make-variants.ts';

/** Maximum width and height of a WebP. */
const SIDE_MAX = 16_383;
/** Timeout of libvips for one image in seconds, shorter than the pool's deadline. */
const SECONDS_MAX = 30;

// Only these decoders are allowed for uploads, whatever format libvips would detect.
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

/** An upload in an accepted image format, opened but not decoded. */
export interface Picture {
  type: ImageType;
  bytes: Buffer;
  metadata: Metadata;
}

/** The formats' names in libvips. */
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

/** Bytes per sample, by libvips' type name; the accepted formats have no other types. */
const SAMPLE_BYTES: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };

/** Whether the file's compression is lossy. */
function isLossy({ type, bytes }: Picture): boolean {
  if (type === 'webp') return bytes.subarray(12, 16).toString('latin1') === 'VP8 ';
  return type === 'jpeg' || type === 'avif';
}

/** The factor that reduces an image to the maximum stored size; 1 when it is small enough. */
function scaleFor(width: number, height: number): number {
  return Math.min(1, Math.sqrt(STORED_PIXELS_MAX / (width * height)), SIDE_MAX / Math.max(width, height));
}

/**
 * The picture in its stored form: WebP, upright, sRGB, 8 bits, without metadata. Of an animation only the first
 * frame is stored.
 * @throws IngestError `image_unreadable`
 */
export async function encodePicture(picture: Picture) {
  const { width, height, channels, hasAlpha } = picture.metadata;
  const scale = scaleFor(width, height);
  const pixels = width * height * scale * scale;
  const options = webpOptions({ pixels, isColour: channels > 1, isLossy: isLossy(picture) });
  try {
    let pipeline = decode(picture.bytes).autoOrient().timeout({ seconds: SECONDS_MAX });
    // A square box: before the orientation is applied, width and height may be exchanged.
    const side = Math.max(1, Math.floor(Math.max(width, height) * scale));
    if (scale < 1) pipeline = pipeline.resize({ width: side, height: side, fit: 'inside' });
    // Large lossy images lose their transparency: it is stored losslessly, which would not fit into a worker's memory.
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
