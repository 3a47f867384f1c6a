import type { DownloadedFile } from './download.ts';

/** Decodes an image without colour management: its pixels are measured values, which no profile may change. */
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
