import type { DownloadedFile } from './download.ts';

/** An ordinary image's pixels as they were stored: measured values, which no colour profile is to change. */
export function decodeImage(
  { bytes, type }: DownloadedFile,
  options: ImageBitmapOptions = {},
): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes], { type }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
    ...options,
  });
}
