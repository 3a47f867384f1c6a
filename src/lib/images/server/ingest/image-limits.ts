import { INPUT_BYTES_MAX, INPUT_PIXELS_MAX, INPUT_RATIO_MAX, INPUT_SIDE_MAX } from '../../upload-limits.ts';

/** The image size given in a file's header. */
export interface AnnouncedImage {
  width: number;
  height: number;
  /** Bytes per decoded pixel, all samples included. */
  pixelBytes: number;
}

/**
 * Whether an image exceeds the limits. The number of pixels alone does not determine the work: 50 million rows of one
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

/** Whether a job's input has a limited size: it is a frame, or an image made here. */
export const isBounded = (job: string): boolean => BOUNDED.has(job);
