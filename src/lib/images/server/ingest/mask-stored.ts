import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import sharp from 'sharp';
import { decodeFrame, encodeFrame, FRAME_HEADER, FRAME_PIXELS_MAX } from '../../frame-format.ts';
import { applyMasks, eachMaskedRun, type Mask } from '../../masking.ts';
import { compressFrame } from './compress-frame.ts';
import { type FullImage, webpOptions } from './make-variants.ts';

const brotli = promisify(brotliDecompress);

/** Decompresses a stored frame. */
export function decompressFrame(stored: Uint8Array): Promise<Buffer> {
  return brotli(stored, { maxOutputLength: FRAME_HEADER + 2 * FRAME_PIXELS_MAX });
}

/** Sets the values of a stored frame under the masks to its black; the original values are lost. */
export async function maskFrame(
  frame: Uint8Array,
  masks: readonly Mask[],
  inverted: boolean,
): Promise<Uint8Array> {
  const planes = decodeFrame(frame);
  applyMasks(planes, masks, inverted);
  return compressFrame(encodeFrame(planes));
}

/** One value per pixel if red, green and blue are equal everywhere, as in every stored grey image. */
function greyOf(data: Buffer, channels: number): Buffer | undefined {
  if (channels !== 3) return undefined;
  const grey = Buffer.allocUnsafe(data.length / 3);
  for (let from = 0, at = 0; from < data.length; from += 3, at += 1) {
    if (data[from] !== data[from + 1] || data[from] !== data[from + 2]) return undefined;
    grey[at] = data[from]!;
  }
  return grey;
}

/** A stored image (WebP) with black under the masks, encoded as before: losslessly if it was lossless. */
export async function maskImage(stored: Uint8Array, masks: readonly Mask[]): Promise<FullImage> {
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  eachMaskedRun({ rows: height, columns: width }, masks, (from, to) => {
    data.fill(0, from * channels, to * channels);
    if (channels === 4) for (let pixel = from; pixel < to; pixel += 1) data[pixel * 4 + 3] = 255;
  });
  const grey = greyOf(data, channels);
  const isLossy = Buffer.from(stored.subarray(12, 16)).toString('latin1') !== 'VP8L';
  const options = webpOptions({ pixels: width * height, isColour: !grey, isLossy });
  const bytes = await sharp(grey ?? data, { raw: { width, height, channels: grey ? 1 : channels } })
    .webp(options)
    .toBuffer();
  return { bytes, width, height };
}
