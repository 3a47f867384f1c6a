import type { FramePixels } from '#lib/images/frame-format.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import type { Padding } from './padding.ts';

/** The fraction of values ignored at each end. */
const TAIL = 0.005;
/** Number of values sampled: enough for any histogram. */
const SAMPLES = 20_000;
/** 8-bit images with at least this many grey levels are assumed to be ready for display. */
const GREYS = 64;
/** The radiodensity of air (HU): lower CT values are padding around the image, blurred by compression. */
const AIR = -1024;

/** Highest value of a byte. */
const BYTE = 255;

/**
 * The attributes of a grey frame, with a window over nearly all of its values when the file gives none.
 * @param isByte whether its values were stored in 8 bits
 */
export function withWindow(
  attributes: KeptAttributes,
  pixels: FramePixels,
  padding: Padding,
  isByte = pixels instanceof Uint8Array,
): KeptAttributes {
  const { WindowCenter: centre, WindowWidth: width, VOILUTFunction: _function, ...others } = attributes;
  if (typeof centre === 'number' && typeof width === 'number' && width > 0) return attributes;
  const [slope, intercept] = [
    Number(attributes.RescaleSlope ?? 1) || 1,
    Number(attributes.RescaleIntercept ?? 0),
  ];
  const least =
    attributes.Modality === 'CT' && slope > 0 ? (AIR - intercept) / slope : Number.NEGATIVE_INFINITY;
  const [low, high] = extentOf(pixels, padding, least);
  if (isByte && high - low >= GREYS) {
    if (pixels instanceof Uint8Array) return { ...others, WindowCenter: 128, WindowWidth: 256 };
    // The whole range of levels, in rescaled units.
    const whole = {
      WindowCenter: intercept + (slope * BYTE) / 2,
      WindowWidth: Math.abs(slope) * BYTE,
    };
    return { ...others, ...whole, VOILUTFunction: 'LINEAR_EXACT' };
  }
  const [a, b] = [slope * low + intercept, slope * Math.max(high, low + 1) + intercept];
  const window = { WindowCenter: (a + b) / 2, WindowWidth: Math.abs(b - a) };
  return { ...others, ...window, VOILUTFunction: 'LINEAR_EXACT' };
}

/** The range of nearly all values, ignoring those below `least`. */
function extentOf(pixels: FramePixels, padding: Padding, least: number): [number, number] {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  const looked = Float64Array.from({ length: Math.floor(pixels.length / step) }, (_, i) =>
    padding?.[i * step] || pixels[i * step]! < least ? Number.NaN : pixels[i * step]!,
  );
  const values = looked.filter((value) => !Number.isNaN(value)).sort();
  const at = (part: number) => values[Math.round(part * (values.length - 1))] ?? 0;
  return [at(TAIL), at(1 - TAIL)];
}
