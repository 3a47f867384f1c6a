import type { PhantomSlice } from './types.ts';

/**
 * Window centre and width to 8-bit grey (linear, as DICOM PS3.3 C.11.2.1.2).
 * Returns one byte per pixel, row-major.
 */
export function applyWindow(slice: PhantomSlice, window: { center: number; width: number }): Uint8Array {
  const { center, width } = window;
  const span = Math.max(1, width - 1);
  const low = center - 0.5 - span / 2;
  const out = new Uint8Array(slice.pixels.length);
  for (let i = 0; i < out.length; i++) {
    const value = ((slice.pixels[i]! - low) / span) * 255;
    out[i] = value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
  }
  return out;
}
