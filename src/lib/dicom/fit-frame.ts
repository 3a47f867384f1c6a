import type { FramePixels, FramePlanes } from '#lib/images/frame-format.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { allowed, type KeptAttributes } from './attributes/allow-list.ts';
import { unitOf } from './attributes/frame-display.ts';
import { keepNumbers } from './attributes/rules.ts';
import { eightBit } from './colour.ts';
import type { Frame, PixelArray } from './frame.ts';

export interface FittedFrame {
  planes: FramePlanes;
  attributes: KeptAttributes;
}

const LEVELS = 65_535;

/**
 * Converts a frame to a form that may be sent: 8-bit colours, 8- or 16-bit greys; 8-bit greys that represent values
 * become 16-bit ones. Wider greys are scaled to 16 bits, and their rescale is adjusted so that units stay the same.
 */
export function fitFrame(
  { rows, columns, samples, pixels, bitsStored }: Frame,
  kept: KeptAttributes,
): FittedFrame {
  if (samples === 3) {
    const planes = { rows, columns, samples, pixels: eightBit(pixels, bitsStored) };
    return { planes, attributes: { ...kept, PhotometricInterpretation: 'RGB', BitsStored: 8 } };
  }
  const grey = {
    PhotometricInterpretation:
      kept.PhotometricInterpretation === 'MONOCHROME1' ? 'MONOCHROME1' : 'MONOCHROME2',
  };
  if (fits(pixels)) {
    const attributes: KeptAttributes = {
      ...kept,
      ...grey,
      BitsStored: clamp(bitsStored, 1, 16),
    };
    const isByte = pixels instanceof Uint8Array;
    const values = isByte && hasValues(kept) ? Uint16Array.from(pixels) : pixels;
    return { planes: { rows, columns, samples, pixels: values }, attributes };
  }
  const { RescaleSlope: _slope, RescaleIntercept: _intercept, ...others } = kept;
  const { values, step, least } = spread(pixels);
  const slope = typeof kept.RescaleSlope === 'number' && kept.RescaleSlope !== 0 ? kept.RescaleSlope : 1;
  const intercept = typeof kept.RescaleIntercept === 'number' ? kept.RescaleIntercept : 0;
  return {
    planes: { rows, columns, samples, pixels: values },
    attributes: { ...others, ...grey, BitsStored: 16, ...rescale(slope * step, intercept + slope * least) },
  };
}

/** Whether stored greys represent measured values: they are then sent in 16 bits, which preserve them. */
function hasValues({ RescaleSlope, RescaleIntercept, RescaleType, Units, SUVType }: KeptAttributes): boolean {
  const isRescaled = Number(RescaleSlope ?? 1) !== 1 || Number(RescaleIntercept ?? 0) !== 0;
  return isRescaled || unitOf({ RescaleType, Units, SUVType }) !== null;
}

/** Both numbers or neither: a value that violates its rule is not sent. */
function rescale(slope: number, intercept: number): KeptAttributes {
  const [a, b] = [allowed('RescaleSlope').rule, allowed('RescaleIntercept').rule];
  const kept = a?.kind === 'number' &&
    b?.kind === 'number' && [keepNumbers(a, [slope]), keepNumbers(b, [intercept])];
  return kept && kept[0] !== undefined && kept[1] !== undefined
    ? { RescaleSlope: kept[0], RescaleIntercept: kept[1] }
    : {};
}

function fits(pixels: PixelArray): pixels is FramePixels {
  return pixels instanceof Uint8Array || pixels instanceof Int16Array || pixels instanceof Uint16Array;
}

function spread(pixels: PixelArray): { values: Uint16Array; step: number; least: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of pixels) {
    if (value < least && value !== Number.NEGATIVE_INFINITY) least = value;
    if (value > most && value !== Number.POSITIVE_INFINITY) most = value;
  }
  if (!(most > least))
    return { values: new Uint16Array(pixels.length), step: 1, least: Number.isFinite(least) ? least : 0 };
  const step = (most - least) / LEVELS;
  const values = new Uint16Array(pixels.length);
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.min(LEVELS, Math.max(0, Math.round((pixels[i]! - least) / step))) || 0;
  }
  return { values, step, least };
}
