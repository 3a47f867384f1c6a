import type { KeptAttributes } from './attributes/allow-list.ts';
import type { Frame, PixelArray } from './frame.ts';

/**
 * The padding pixels that the device added around the image (PS3.3 C.7.5.1.1.2): 1 for each; undefined when there are
 * none.
 */
export type Padding = Uint8Array | undefined;

/** `stored` are the values in the file, before any lookup table. */
export function paddingOf(
  { PixelPaddingValue: value, PixelPaddingRangeLimit: limit = value }: KeptAttributes,
  { samples, signed, pixels: stored }: Frame,
): Padding {
  if (samples !== 1 || typeof value !== 'number' || typeof limit !== 'number') return undefined;
  const [a, b] = [sameSign(value, signed), sameSign(limit, signed)];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const padding = Uint8Array.from(stored, (each) => (each >= low && each <= high ? 1 : 0));
  const count = padding.reduce((sum, each) => sum + each, 0);
  return count === 0 || count === stored.length ? undefined : padding;
}

/** Whether a padding value is out of the range of the stored bits. */
export function isBeyond(
  { PixelPaddingValue: value, PixelPaddingRangeLimit: limit = value }: KeptAttributes,
  { bitsStored, signed }: Pick<Frame, 'bitsStored' | 'signed'>,
): boolean {
  const [least, most] = signed
    ? [-(2 ** (bitsStored - 1)), 2 ** (bitsStored - 1) - 1]
    : [0, 2 ** bitsStored - 1];
  return [value, limit].some((each) => {
    if (typeof each !== 'number') return false;
    const meant = sameSign(each, signed);
    return meant < least || meant > most;
  });
}

/** Padding values are often written with the wrong signedness. */
function sameSign(value: number, signed: boolean): number {
  if (signed) return value > 32_767 ? value - 65_536 : value;
  return value < 0 ? value + 65_536 : value;
}

/** Darkens bright padding in place to the image's darkest value; dark padding is not changed. */
export function dimPadding(pixels: PixelArray, padding: Padding, isInverted: boolean): void {
  if (!padding) return;
  let dark = isInverted ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let i = 0; i < pixels.length; i++) {
    const value = pixels[i]!;
    if (!padding[i] && (isInverted ? value > dark : value < dark)) dark = value;
  }
  for (let i = 0; i < pixels.length; i++)
    if (padding[i] && (isInverted ? pixels[i]! < dark : pixels[i]! > dark)) pixels[i] = dark;
}
