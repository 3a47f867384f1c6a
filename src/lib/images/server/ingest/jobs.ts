import sharp from 'sharp';
import { windowPixels } from '#lib/imaging/windowing.ts';
import { decodeFrame, type FramePlanes } from '../../frame-format.ts';
import type { ThumbnailName } from '../../image-paths.ts';
import type { Mask } from '../../masking.ts';
import { STORED_FRAME_PIXELS_MAX } from '../../upload-limits.ts';
import type { FrameDetails, UploadCheck } from '../../upload-schemas.ts';
import { compressFrame } from './compress-frame.ts';
import { foundMetadata } from './found-metadata.ts';
import { exceedsLimits } from './image-limits.ts';
import { asIngestError, IngestError } from './ingest-error.ts';
import {
  copiesOf,
  type FullImage,
  makeFull,
  makePreview,
  makePreviews,
  makeThumbnails,
  type Thumbnail,
  webpOptions,
} from './make-variants.ts';
import { maskFrame, maskImage } from './mask-stored.ts';
import { measure } from './measure.ts';
import { readFrame } from './packed-frame.ts';
import { encodePicture, openPicture } from './read-picture.ts';

/** A picture ready to be stored, with the copies made for every image (`copiesOf`). */
export interface MadeImage extends FullImage {
  thumbnails: Thumbnail[];
}

/** A frame's preview, and the compressed frame; null for 8-bit and colour frames, which the preview preserves. */
export interface MadeFrame {
  preview: MadeImage;
  frame: Uint8Array | null;
}

/** The workers' jobs, by name, on an uploaded file or on the bytes of a stored image. */
export interface Jobs {
  /** Number of pixels that another job would decode, from the header of its input. */
  measure(source: string | Uint8Array): Promise<number>;
  image(path: string): Promise<MadeImage>;
  frame(path: string, details: FrameDetails): Promise<MadeFrame>;
  check(path: string): Promise<Omit<UploadCheck, 'duration'>>;
  thumbnail(full: Uint8Array, name: ThumbnailName): Promise<Uint8Array>;
  /** Masks a stored image. */
  mask(stored: Uint8Array, masks: readonly Mask[]): Promise<MadeImage>;
  /** Masks a stored frame, which is passed decompressed; the result is compressed. */
  maskFrame(frame: Uint8Array, masks: readonly Mask[], inverted: boolean): Promise<Uint8Array>;
  /** Makes the previews of a frame from its 8-bit picture. */
  previews(full: Uint8Array): Promise<Thumbnail[]>;
}

/** Size in bytes from which unneeded memory is released at once (Node shares smaller blocks). */
const LARGE = 1 << 20;

function release({ buffer, byteLength }: FramePlanes['pixels']): void {
  if (buffer instanceof ArrayBuffer && byteLength >= LARGE) buffer.transfer(0);
}

async function planesOf(path: string): Promise<FramePlanes> {
  try {
    const bytes = await readFrame(path);
    const planes = decodeFrame(bytes);
    release(bytes);
    return planes;
  } catch (error) {
    throw new IngestError('image_unreadable', error);
  }
}

/** Whether a frame's values exceed the range of an 8-bit picture. */
function isWideGrey({ samples, pixels }: FramePlanes): boolean {
  return samples === 1 && !(pixels instanceof Uint8Array);
}

/** The frame as an 8-bit picture; the memory of its 16-bit values is released. */
async function previewOf(
  planes: FramePlanes,
  { window, rescale, inverted }: FrameDetails,
): Promise<MadeImage> {
  const { rows, columns, samples, pixels } = planes;
  const isWide = isWideGrey(planes);
  if (samples === 1) {
    const grey = windowPixels(pixels, window, rescale, inverted);
    release(pixels);
    const source = { rows, columns, pixels: grey };
    const copies = await makeThumbnails(source, copiesOf(columns));
    if (isWide) copies.push(await makePreview(source));
    return { thumbnails: copies, ...(await makeFull(source)) };
  }
  if (!(pixels instanceof Uint8Array)) throw new IngestError('image_unreadable');
  const raw = { width: columns, height: rows, channels: samples };
  const { data, info } = await sharp(pixels, { raw })
    .webp(webpOptions({ pixels: rows * columns, isColour: true }))
    .toBuffer({ resolveWithObject: true });
  return withCopies({ bytes: data, width: info.width, height: info.height });
}

async function withCopies(full: FullImage): Promise<MadeImage> {
  return { ...full, thumbnails: await makeThumbnails(full.bytes, copiesOf(full.width)) };
}

/** Treats any error during processing as the file's fault. */
async function blamed<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    throw asIngestError(error);
  }
}

export const jobs: Jobs = {
  measure,

  async image(path) {
    const picture = await openPicture(path);
    return blamed(encodePicture(picture).then(withCopies));
  },

  async frame(path, details) {
    const planes = await planesOf(path);
    const { rows, columns, samples, pixels } = planes;
    const size = { width: columns, height: rows, pixelBytes: samples * pixels.BYTES_PER_ELEMENT };
    if (exceedsLimits(size) || rows * columns > STORED_FRAME_PIXELS_MAX)
      throw new IngestError('image_too_large');
    const isWide = isWideGrey(planes);
    const preview = await blamed(previewOf(planes, details));
    // A frame that decodes is stored unchanged in our own format, which contains nothing but pixels.
    return { preview, frame: isWide ? await compressFrame(await readFrame(path)) : null };
  },

  async check(path) {
    const picture = await openPicture(path);
    const { width, height } = picture.metadata;
    const full = await encodePicture(picture);
    const thumbnail = await sharp(full.bytes)
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return {
      type: picture.type,
      bytes: picture.bytes.length,
      width,
      height,
      removed: foundMetadata(picture.metadata),
      stored: { bytes: full.bytes.length, width: full.width, height: full.height },
      thumbnail: `data:image/webp;base64,${thumbnail.toString('base64')}`,
    };
  },

  async thumbnail(full, name) {
    const [thumbnail] = await makeThumbnails(full, [name]);
    return thumbnail!.bytes;
  },

  mask: (stored, masks) => blamed(maskImage(stored, masks).then(withCopies)),

  maskFrame: (frame, masks, inverted) => blamed(maskFrame(frame, masks, inverted)),

  previews: makePreviews,
};
