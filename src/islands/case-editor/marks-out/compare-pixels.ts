import type { CaseImage, CaseSeries } from '#lib/cases/body-schema.ts';
import { type Distance, frameDistance, pictureDistance } from '#lib/cases/marks/same-pixels.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import type { FramePayload } from '#lib/dicom/inspect.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { zonesIn } from '#lib/images/masking.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';
import { decodeImage } from '#lib/viewer/decode-image.ts';
import { download } from '#lib/viewer/download.ts';

/** Distance between a frame of a file and an image of the case. */
export type FrameDistance = (payload: FramePayload) => Distance;

/** The levels of a stored picture: red, green, blue and opacity. @throws where this browser cannot read them */
async function levelsOf(file: Awaited<ReturnType<typeof download>>): Promise<Uint8ClampedArray> {
  const bitmap = await decodeImage(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height).data;
}

/** Whether a WebP is lossless: all but the largest pictures are stored so. */
const isLossless = (webp: Uint8Array): boolean => String.fromCharCode(...webp.subarray(12, 16)) === 'VP8L';

/** Keeps one channel of RGBA levels, or the three colour channels. */
const channels = (levels: Uint8ClampedArray, samples: 1 | 3): Uint8ClampedArray =>
  samples === 1 ? levels.filter((_, at) => at % 4 === 0) : levels.filter((_, at) => at % 4 !== 3);

/** Fetches an image of a case, to be compared with frames of files. @throws ConnectionError, Error */
export async function loadImageComparer(
  caseId: string,
  image: CaseImage,
  series: CaseSeries | undefined,
  signal: AbortSignal,
): Promise<FrameDistance> {
  const address =
    image.kind === 'frame' ? imagePath(caseId, image.frame, 'frame.bin') : imagePath(caseId, image.file);
  const zones = zonesIn(image.masked);
  const file = await download(new URL(address, location.href).href, signal, () => {});
  if (image.kind === 'frame') {
    const stored = decodeFrame(file.bytes);
    return ({ bytes }) => {
      const own = decodeFrame(bytes);
      const isSize = own.columns === stored.columns && own.rows === stored.rows;
      return isSize ? frameDistance(stored.pixels, own.pixels, stored, zones) : undefined;
    };
  }
  const levels = await levelsOf(file);
  const distanceOf = isLossless(file.bytes) ? frameDistance : pictureDistance;
  return ({ bytes, attributes, header }) => {
    if (header.columns !== image.width || header.rows !== image.height) return undefined;
    const stored = channels(levels, header.samples);
    const own = decodeFrame(bytes);
    const { pixels } = own;
    if (header.samples === 3) return distanceOf(stored, pixels, own, zones);
    const { window, rescale, inverted } = displayOf(attributes);
    // Images of a stack were windowed with the folder's window: that is tried as well.
    const distances = [window, ...(series?.window ? [series.window] : [])].map((shown) =>
      distanceOf(stored, windowPixels(pixels, shown, rescale, inverted), own, zones),
    );
    const known = distances.filter((distance) => typeof distance === 'number');
    return known.length > 0 ? Math.min(...known) : distances.find((distance) => distance === 'unsure');
  };
}
