import sharp from 'sharp';
import type { UploadCheck } from '#lib/contract/uploads.ts';
import { foundMetadata } from './found-metadata.ts';
import { type FullImage, makeThumbnails, type Thumbnail } from './make-variants.ts';
import { encodePicture, openPicture } from './read-picture.ts';

/** A picture ready to be stored. */
export interface MadeImage extends FullImage {
  thumbnails: Thumbnail[];
}

/** What the workers can be asked to do with an uploaded file, by name. */
export interface Jobs {
  image(path: string): Promise<MadeImage>;
  check(path: string): Promise<Omit<UploadCheck, 'duration'>>;
}

export const jobs: Jobs = {
  async image(path) {
    const full = await encodePicture(await openPicture(path));
    return { ...full, thumbnails: await makeThumbnails(full.bytes) };
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
