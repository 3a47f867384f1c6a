import { countFrames } from '#lib/domain/animation.ts';
import type { ImageType } from '#lib/domain/image-type.ts';

/** Whether a picture holds several images, of which a reader of pictures sees the first alone. */
export const isAnimated = async (file: Blob, type: ImageType): Promise<boolean> =>
  type !== 'jpeg' && countFrames(new Uint8Array(await file.arrayBuffer()), type) > 1;
