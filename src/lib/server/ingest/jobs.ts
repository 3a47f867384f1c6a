import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type FrameDetails, STORED_PIXELS_MAX, type UploadCheck } from '#lib/contract/uploads.ts';
import { decodeFrame, encodeFrame, type FramePlanes } from '#lib/domain/frame-format.ts';
import { windowPixels } from '#lib/domain/windowing.ts';
import { foundMetadata } from './found-metadata.ts';
import { IngestError } from './ingest-error.ts';
import { type FullImage, makeFull, makeThumbnails, type Thumbnail } from './make-variants.ts';
import { encodePicture, openPicture } from './read-picture.ts';

/** A picture ready to be stored. */
export interface MadeImage extends FullImage {
  thumbnails: Thumbnail[];
}

/** A frame's preview, and the frame encoded anew; null for 8 bits and colours, which the preview holds whole. */
export interface MadeFrame {
  preview: MadeImage;
  frame: Uint8Array | null;
}

/** What the workers can be asked to do with an uploaded file, by name. */
export interface Jobs {
  image(path: string): Promise<MadeImage>;
  frame(path: string, details: FrameDetails): Promise<MadeFrame>;
  check(path: string): Promise<Omit<UploadCheck, 'duration'>>;
}

async function planesOf(path: string): Promise<FramePlanes> {
  const bytes = await readFile(path);
  try {
    return decodeFrame(bytes);
  } catch (error) {
    throw new IngestError('image_unreadable', error);
  }
}

async function previewOf(
  planes: FramePlanes,
  { window, rescale, inverted }: FrameDetails,
): Promise<FullImage> {
  const { rows, columns, samples, pixels } = planes;
  if (samples === 1)
    return makeFull({ rows, columns, pixels: windowPixels(pixels, window, rescale, inverted) });
  if (!(pixels instanceof Uint8Array)) throw new IngestError('image_unreadable');
  const raw = { width: columns, height: rows, channels: samples };
  const { data, info } = await sharp(pixels, { raw })
    .webp({ lossless: true, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

export const jobs: Jobs = {
  async image(path) {
    const full = await encodePicture(await openPicture(path));
    return { ...full, thumbnails: await makeThumbnails(full.bytes) };
  },

  async frame(path, details) {
    const planes = await planesOf(path);
    if (planes.rows * planes.columns > STORED_PIXELS_MAX) throw new IngestError('image_too_large');
    const full = await previewOf(planes, details);
    const isWide = planes.samples === 1 && !(planes.pixels instanceof Uint8Array);
    return {
      preview: { ...full, thumbnails: await makeThumbnails(full.bytes) },
      frame: isWide ? encodeFrame(planes) : null,
    };
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
      ...{ type: picture.type, bytes: picture.bytes.length, width, height },
      removed: foundMetadata(picture.metadata),
      stored: { bytes: full.bytes.length, width: full.width, height: full.height },
      thumbnail: `data:image/webp;base64,${thumbnail.toString('base64')}`,
    };
  },
};
