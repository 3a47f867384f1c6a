import { lightOf, type Rescale, type Window, windowBounds } from '#lib/domain/windowing.ts';
import { apply, inverse, type Matrix } from './view.ts';

/** What is drawn: grey values in one channel, or red, green, blue and opacity. */
export interface RasterSource {
  width: number;
  height: number;
  channels: 1 | 4;
  data: ArrayLike<number>;
  rescale: Rescale;
}

export interface RasterLook {
  /** From image pixels to device pixels of the target. */
  toTarget: Matrix;
  window: Window;
  inverted: boolean;
}

/** Samples on each side of a target pixel, when the image is shown smaller than it is. */
const TAPS_MOST = 4;

/** How many samples a side one target pixel takes, from how many image pixels it covers. */
export function tapsFor(fromTarget: Matrix): number {
  const { a, b, c, d } = fromTarget;
  const covered = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  return Math.min(TAPS_MOST, Math.max(1, Math.ceil(covered - 0.01)));
}

/** The image's value at a place between its pixels' centres, interpolated; edges go on outside. */
function interpolated(
  { width, height, channels, data }: RasterSource,
  x: number,
  y: number,
  channel: number,
) {
  const [u, v] = [x - 0.5, y - 0.5];
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x0, v - y0];
  const left = Math.min(width - 1, Math.max(0, x0)) * channels + channel;
  const right = Math.min(width - 1, Math.max(0, x0 + 1)) * channels + channel;
  const upper = Math.min(height - 1, Math.max(0, y0)) * width * channels;
  const lower = Math.min(height - 1, Math.max(0, y0 + 1)) * width * channels;
  const above = data[upper + left]! + (data[upper + right]! - data[upper + left]!) * fx;
  const below = data[lower + left]! + (data[lower + right]! - data[lower + left]!) * fx;
  return above + (below - above) * fy;
}

/**
 * Draws an image into RGBA bytes, `width × height` of them: interpolated first, windowed afterwards, as the
 * shader of `webgl-renderer.ts` does. What lies outside the image stays black.
 */
export function rasterise(source: RasterSource, look: RasterLook, width: number, height: number) {
  const out = new Uint8ClampedArray(width * height * 4);
  const back = inverse(look.toTarget);
  const taps = tapsFor(back);
  const { low, span } = windowBounds(look.window);
  const { slope, intercept } = source.rescale;
  const colours = source.channels === 4 ? 3 : 1;
  // A preview has been through the curve of its folder already.
  const curve = source.channels === 4 ? undefined : look.window.voiFunction;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      out[at + 3] = 255;
      const here = apply(back, { x: column + 0.5, y: row + 0.5 });
      if (here.x < 0 || here.y < 0 || here.x >= source.width || here.y >= source.height) continue;
      for (let channel = 0; channel < colours; channel++) {
        let sum = 0;
        for (let i = 0; i < taps; i++) {
          for (let j = 0; j < taps; j++) {
            const [dx, dy] = [(i + 0.5) / taps - 0.5, (j + 0.5) / taps - 0.5];
            const x = here.x + back.a * dx + back.c * dy;
            const y = here.y + back.b * dx + back.d * dy;
            sum += interpolated(source, x, y, channel);
          }
        }
        const value = (sum / (taps * taps)) * slope + intercept;
        const light = lightOf((value - low) / span, curve);
        out[at + channel] = Math.floor((look.inverted ? 1 - light : light) * 255 + 0.5);
      }
      if (colours === 1) out[at + 1] = out[at + 2] = out[at]!;
    }
  }
  return out;
}
