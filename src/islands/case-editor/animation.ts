import { CASE_MAX } from '#lib/cases/limits.ts';
import type { ImageType } from '#lib/images/image-type.ts';
import { isAnimated } from '../files/is-animated.ts';

/** Position of each frame that was made of an animation: equal frames are still separate images. */
const places = new WeakMap<File, number>();

/** The place of a frame in its animation, from 1; nothing for other pictures. */
export const frameNumber = (file: File): number | undefined => places.get(file);

/** The frames as they are displayed, each as a lossless picture. */
async function framesOf(file: File, type: ImageType): Promise<File[]> {
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: `image/${type}` });
  try {
    await decoder.completed;
    await decoder.tracks.ready;
    const count = Math.min(decoder.tracks.selectedTrack?.frameCount ?? 0, CASE_MAX.images);
    const stem = file.name.replace(/\.[^.]*$/, '');
    const frames: File[] = [];
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      image.close();
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const frame = new File([blob], `${stem} ${frameIndex + 1}.png`, {
        type: 'image/png',
        lastModified: file.lastModified,
      });
      places.set(frame, frameIndex + 1);
      frames.push(frame);
    }
    return frames;
  } finally {
    decoder.close();
  }
}

/**
 * The images of an animated picture; any other picture as it is. `lost` where this browser cannot separate the
 * images: only the first would be seen.
 */
export async function takeApart(file: File, type: ImageType): Promise<{ files: File[]; lost: boolean }> {
  if (!(await isAnimated(file, type))) return { files: [file], lost: false };
  const files = typeof ImageDecoder === 'undefined' ? [] : await framesOf(file, type).catch(() => []);
  return files.length > 0 ? { files, lost: false } : { files: [file], lost: true };
}
