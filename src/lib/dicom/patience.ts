import type { PixelDescription } from './pixel-description.ts';

/** Milliseconds that a megapixel may take to be decoded on a slow machine, by what undoes its compression. */
const PER_MEGAPIXEL = { wavelet: 8_000, compressed: 4_000, native: 1_000 };
/** Time to inspect, encode and pack a frame once it is decoded. */
const AFTERWARDS = 3_000;

/** JPEG 2000 and its high-throughput form. */
const WAVELET = /^1\.2\.840\.10008\.1\.2\.4\.(9[0-3]|20[1-3])$/;

/**
 * How long a worker may be silent (ms) while it works on a frame: decoders report nothing until they are through.
 * @param frame one that is decoded already, without its `element`
 */
export function patienceFor(
  frame: Pick<PixelDescription, 'rows' | 'columns'> &
    Partial<Pick<PixelDescription, 'samples' | 'element' | 'transferSyntax'>>,
): number {
  const { rows, columns, samples = 1, element, transferSyntax = '' } = frame;
  const kind = WAVELET.test(transferSyntax) ? 'wavelet' : element?.fragments ? 'compressed' : 'native';
  const decoding = element ? PER_MEGAPIXEL[kind] : 0;
  return ((decoding + AFTERWARDS) * rows * columns * samples) / 1e6;
}
