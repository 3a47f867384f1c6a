import type { PixelArray } from './frame.ts';

/** Colours reduced to 8 bits: the most significant bits of wider values. */
export function eightBit(pixels: PixelArray, bitsStored: number): Uint8Array {
  if (pixels instanceof Uint8Array) return pixels;
  const divisor = 2 ** Math.max(0, bitsStored - 8);
  return Uint8Array.from(pixels as Uint16Array, (value) => Math.floor(value / divisor));
}

/** Y Y Cb Cr (two pixels) → Y Cb Cr for each pixel; both pixels get the same Cb and Cr. */
export function upsample422<T extends PixelArray>(values: T): T {
  const pairs = Math.floor(values.length / 4);
  const out = new (values.constructor as new (length: number) => T)(pairs * 6);
  for (let i = 0, from = 0, to = 0; i < pairs; i++, from += 4, to += 6) {
    const [cb, cr] = [values[from + 2]!, values[from + 3]!];
    out[to] = values[from]!;
    out[to + 3] = values[from + 1]!;
    out[to + 1] = out[to + 4] = cb;
    out[to + 2] = out[to + 5] = cr;
  }
  return out;
}

const clamp = (value: number) => (value < 0 ? 0 : Math.min(value, 255));

/** 8-bit Y Cb Cr → RGB, in place, rounded like libjpeg. */
export function ybrToRgb(pixels: PixelArray): void {
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const y = pixels[i]!;
    const cb = pixels[i + 1]! - 128;
    const cr = pixels[i + 2]! - 128;
    pixels[i] = clamp(y + ((91881 * cr + 32768) >> 16));
    pixels[i + 1] = clamp(y + ((-22554 * cb - 46802 * cr + 32768) >> 16));
    pixels[i + 2] = clamp(y + ((116130 * cb + 32768) >> 16));
  }
}

/** 8-bit Y Cb Cr of limited range (16–235) → RGB, in place. */
export function ybrPartialToRgb(pixels: PixelArray): void {
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const y = 1.1644 * (pixels[i]! - 16);
    const cb = pixels[i + 1]! - 128;
    const cr = pixels[i + 2]! - 128;
    pixels[i] = clamp(Math.round(y + 1.596 * cr));
    pixels[i + 1] = clamp(Math.round(y - 0.3917 * cb - 0.8129 * cr));
    pixels[i + 2] = clamp(Math.round(y + 2.0173 * cb));
  }
}
