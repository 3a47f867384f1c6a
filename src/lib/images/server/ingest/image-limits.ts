import { INPUT_BYTES_MAX, INPUT_PIXELS_MAX, INPUT_RATIO_MAX, INPUT_SIDE_MAX } from '../../upload-limits.ts';

/** The image size given by a header. */
export interface AnnouncedImage {
  width: number;
  height: number;
  /** Bytes of a decoded pixel, all its samples together. */
  pixelBytes: number;
}

/**
 * Whether an image exceeds the limits. The number of pixels alone does not measure the work: 50 million rows of one
 * pixel take half a minute.
 */
export function exceedsLimits({ width, height, pixelBytes }: AnnouncedImage): boolean {
  const pixels = width * height;
  const longest = Math.max(width, height);
  return (
    pixels > INPUT_PIXELS_MAX ||
    pixels * pixelBytes > INPUT_BYTES_MAX ||
    longest > INPUT_SIDE_MAX ||
    longest > INPUT_RATIO_MAX * Math.min(width, height)
  );
}

const BOUNDED: ReadonlySet<string> = new Set(['frame', 'maskFrame', 'mask', 'previews']);

/** Whether a job's pixels bound the work and the memory it takes: it is given a frame, or an image that was made here. */
export const isBounded = (job: string): boolean => BOUNDED.has(job);
