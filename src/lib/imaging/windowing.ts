import { clamp, roundTo } from '#lib/platform/numbers.ts';

/** VOI LUT functions, without the default LINEAR, which is not stored (DICOM PS3.3 C.11.2.1.2, C.11.2.1.3). */
export const STORED_VOI_FUNCTIONS = ['LINEAR_EXACT', 'SIGMOID'] as const;
export type VoiFunction = (typeof STORED_VOI_FUNCTIONS)[number];

/** Window of a grey image in modality units: Hounsfield units for CT, values without a unit otherwise. */
export interface Window {
  centre: number;
  width: number;
  voiFunction?: VoiFunction | undefined;
}

/** Conversion of stored values to modality units: `slope × value + intercept`. */
export interface Rescale {
  slope: number;
  intercept: number;
}

/** The window of an ordinary 8-bit image: shows every grey level unchanged. */
export const PLAIN_WINDOW: Window = { centre: 128, width: 256 };
export const NO_RESCALE: Rescale = { slope: 1, intercept: 0 };

/**
 * The value that becomes black, and its distance to the one that becomes white (DICOM PS3.3 C.11.2.1.2.1); for a
 * sigmoid, those of the tangent at its centre.
 */
export function windowBounds({ centre, width, voiFunction }: Window): { low: number; span: number } {
  if (voiFunction) return { low: centre - width / 2, span: width };
  const span = Math.max(1, width - 1);
  return { low: centre - 0.5 - span / 2, span };
}

/** The lightness of a value, 0 to 1, from its relative position in a window. */
export function lightOf(place: number, voiFunction?: VoiFunction): number {
  if (voiFunction === 'SIGMOID') return 1 / (1 + Math.exp(-4 * (place - 0.5)));
  return Math.min(1, Math.max(0, place));
}

/** Converts a value in modality units to one of 256 grey levels. */
export function greyOf(value: number, window: Window, inverted = false): number {
  const { low, span } = windowBounds(window);
  const light = lightOf((value - low) / span, window.voiFunction);
  return Math.round((inverted ? 1 - light : light) * 255);
}

/** Converts stored pixels to grey levels, one byte each. */
export function windowPixels(
  pixels: ArrayLike<number>,
  window: Window,
  { slope, intercept }: Rescale = NO_RESCALE,
  inverted = false,
): Uint8Array {
  const greys = new Uint8Array(pixels.length);
  // `Uint8Array.from` would first create an array of all values.
  for (let i = 0; i < greys.length; i++) greys[i] = greyOf(pixels[i]! * slope + intercept, window, inverted);
  return greys;
}

/**
 * The values that a preview's grey levels represent: a preview is a frame rendered with its folder's window, so
 * another window can be applied to it until the frame itself is loaded.
 */
export function previewRescale(shownWith: Window, inverted: boolean): Rescale {
  const { low, span } = windowBounds(shownWith);
  return inverted ? { slope: -span / 255, intercept: low + span } : { slope: span / 255, intercept: low };
}

const WIDTH_BOUNDS = { least: 1, leastExact: 0.001, most: 200_000 };

/** Rounds to tenths; in a window with a VOI LUT function, which may have any width, to a thousandth of the width. */
function rounded(value: number, { width, voiFunction }: Window): number {
  const parts = voiFunction ? Math.max(10, 10 ** Math.ceil(3 - Math.log10(width))) : 10;
  return roundTo(value, parts);
}

/** A window changed by dragging: `level` and `stretch` in window widths. Width stays positive, centre in bounds. */
export function adjustWindow(window: Window, level: number, stretch: number): Window {
  const { centre, width, voiFunction } = window;
  const { least, leastExact, most } = WIDTH_BOUNDS;
  const wider = clamp(width * Math.exp(stretch), voiFunction ? leastExact : least, most);
  const moved = clamp(centre + level * width, -100_000, 100_000);
  const next = { ...window, width: wider };
  return { ...next, centre: rounded(moved, next), width: rounded(wider, next) };
}
