import type { PixelDescription } from './pixel-description.ts';

/** Milliseconds needed to decode a megapixel on a slow machine, by kind of compression. */
const PER_MEGAPIXEL = { wavelet: 8_000, compressed: 4_000, native: 1_000 };
/** Time to inspect, encode and pack a frame once it is decoded. */
const AFTERWARDS = 3_000;

/** JPEG 2000 and its high-throughput form. */
const WAVELET = /^1\.2\.840\.10008\.1\.2\.4\.(9[0-3]|20[1-3])$/;

/**
 * Maximum silence of a worker (ms) while it processes a frame: decoders report no progress.
 * @param frame without its `element` when it is already decoded
 */
export function decodeTimeout(
  frame: Pick<PixelDescription, 'rows' | 'columns'> &
    Partial<Pick<PixelDescription, 'samples' | 'element' | 'transferSyntax'>>,
): number {
  const { rows, columns, samples = 1, element, transferSyntax = '' } = frame;
  const kind = WAVELET.test(transferSyntax) ? 'wavelet' : element?.fragments ? 'compressed' : 'native';
  const decoding = element ? PER_MEGAPIXEL[kind] : 0;
  return ((decoding + AFTERWARDS) * rows * columns * samples) / 1e6;
}
