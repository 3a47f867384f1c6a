/** Window of a grey image in modality units: Hounsfield for CT, plain values otherwise. */
export interface Window {
  centre: number;
  width: number;
}

/** Stored values to modality units: `slope × value + intercept`. */
export interface Rescale {
  slope: number;
  intercept: number;
}

/** What an ordinary 8-bit image is shown with: every grey as it is. */
export const PLAIN_WINDOW: Window = { centre: 128, width: 256 };
export const NO_RESCALE: Rescale = { slope: 1, intercept: 0 };

/** The values that become black and white: linear between them (DICOM PS3.3 C.11.2.1.2.1). */
export function windowBounds({ centre, width }: Window): { low: number; span: number } {
  const span = Math.max(1, width - 1);
  return { low: centre - 0.5 - span / 2, span };
}

/** A value in modality units as one of 256 greys. */
export function greyOf(value: number, window: Window, inverted = false): number {
  const { low, span } = windowBounds(window);
  const light = Math.min(1, Math.max(0, (value - low) / span));
  return Math.round((inverted ? 1 - light : light) * 255);
}

/** Stored pixels as greys, one byte each. */
export function windowPixels(
  pixels: ArrayLike<number>,
  window: Window,
  { slope, intercept }: Rescale = NO_RESCALE,
  inverted = false,
): Uint8Array {
  const greys = new Uint8Array(pixels.length);
  // `Uint8Array.from` would first make a list of them all.
  for (let i = 0; i < greys.length; i++) greys[i] = greyOf(pixels[i]! * slope + intercept, window, inverted);
  return greys;
}

/**
 * What the greys of a preview stand for: a preview is a frame already shown with its folder's window, so
 * another window can be put on it until the frame itself is there.
 */
export function previewRescale(shownWith: Window, inverted: boolean): Rescale {
  const { low, span } = windowBounds(shownWith);
  return inverted ? { slope: -span / 255, intercept: low + span } : { slope: span / 255, intercept: low };
}

const WIDTH_BOUNDS = { least: 1, most: 200_000 };

/** A window moved by drags: `level` and `stretch` in window widths. It never closes or flees. */
export function adjustWindow({ centre, width }: Window, level: number, stretch: number): Window {
  const wider = Math.min(WIDTH_BOUNDS.most, Math.max(WIDTH_BOUNDS.least, width * Math.exp(stretch)));
  const moved = Math.min(100_000, Math.max(-100_000, centre + level * width));
  return { centre: Math.round(moved * 10) / 10, width: Math.round(wider * 10) / 10 };
}
