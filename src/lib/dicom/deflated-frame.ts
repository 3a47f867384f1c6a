import type { DataSet } from './data-set.ts';
import type { Frame } from './frame.ts';
import { inflate } from './inflate.ts';
import { decodeNative } from './native.ts';
import { nativeFrameBytes, type PixelDescription } from './pixel-description.ts';

/** Transfer syntax Deflated Image Frame Compression (PS3.5 § 8.2.16). */
export const DEFLATED_FRAMES = '1.2.840.10008.1.2.8.1';

/**
 * Decodes a frame whose native pixels were compressed on their own, from a byte boundary on. Throws `Refusal`.
 * @param bytes the frame's own stream, including its padding byte
 */
export async function decodeDeflated(
  bytes: Uint8Array,
  dataSet: DataSet,
  description: PixelDescription,
): Promise<Frame> {
  const size = Math.ceil(nativeFrameBytes(description));
  // A frame of odd length may have been padded before compression, too.
  const pixels = await inflate(bytes, size + 1);
  const { tag, vr } = description.element;
  const element = { tag, vr, at: 0, length: pixels.length };
  return decodeNative({ ...dataSet, bytes: pixels }, { ...description, element }, 0);
}
