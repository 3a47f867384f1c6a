import { countFrames } from '#lib/images/animation.ts';
import type { ImageType } from '#lib/images/image-type.ts';

/** Whether a picture has several frames, of which most programs show only the first. */
export const isAnimated = async (file: Blob, type: ImageType): Promise<boolean> =>
  type !== 'jpeg' && countFrames(new Uint8Array(await file.arrayBuffer()), type) > 1;
