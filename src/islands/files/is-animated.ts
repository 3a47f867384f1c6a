import { countFrames } from '#lib/images/animation.ts';
import type { ImageType } from '#lib/images/image-type.ts';

/** Whether a picture holds several images, of which picture readers see only the first. */
export const isAnimated = async (file: Blob, type: ImageType): Promise<boolean> =>
  type !== 'jpeg' && countFrames(new Uint8Array(await file.arrayBuffer()), type) > 1;
