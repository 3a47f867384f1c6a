import { lightOf, type Rescale, type Window, windowBounds } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { inverse, type Matrix } from './view.ts';

/** The pixels to draw: grey values in one channel, or RGBA. */
export interface RasterSource {
  width: number;
  height: number;
  channels: 1 | 4;
  data: ArrayLike<number>;
  rescale: Rescale;
}

export interface RasterOptions {
  /** From image pixels to device pixels of the target. */
  toTarget: Matrix;
  window: Window;
  inverted: boolean;
}

/** Maximum samples per side for each target pixel, when the image is scaled down. */
const TAPS_MOST = 4;

/** Number of samples per side for one target pixel, from the number of image pixels that it covers. */
export function tapsFor(fromTarget: Matrix): number {
  const { a, b, c, d } = fromTarget;
  const covered = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  return clamp(Math.ceil(covered - 0.01), 1, TAPS_MOST);
}

/**
 * Draws an image into `width × height` RGBA pixels: interpolated first, windowed afterwards, like the shader
 * of `webgl-renderer.ts`. The area outside the image stays black.
 */
export function rasterise(source: RasterSource, options: RasterOptions, width: number, height: number) {
  const out = new Uint8ClampedArray(width * height * 4);
  const back = inverse(options.toTarget);
  const { a, b, c, d, e, f } = back;
  const sample = sampler(source, tapsFor(back), back);
  const grey = greys(source, options);
  const colours = source.channels === 4 ? 3 : 1;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      out[at + 3] = 255;
      const x = a * (column + 0.5) + c * (row + 0.5) + e;
      const y = b * (column + 0.5) + d * (row + 0.5) + f;
      if (x < 0 || y < 0 || x >= source.width || y >= source.height) continue;
      out[at] = grey(sample(x, y, 0));
      if (colours === 1) out[at + 1] = out[at + 2] = out[at]!;
      else {
        out[at + 1] = grey(sample(x, y, 1));
        out[at + 2] = grey(sample(x, y, 2));
      }
    }
  }
  return out;
}

/** Returns a function from a stored value to a grey level of the screen, 0 to 255. */
function greys({ rescale, channels }: RasterSource, { window, inverted }: RasterOptions) {
  const { slope, intercept } = rescale;
  const { low, span } = windowBounds(window);
  // The VOI curve of the folder was already applied to a preview.
  const curve = channels === 4 ? undefined : window.voiFunction;
  return (stored: number): number => {
    const light = lightOf((stored * slope + intercept - low) / span, curve);
    return Math.floor((inverted ? 1 - light : light) * 255 + 0.5);
  };
}

type Sample = (x: number, y: number, channel: number) => number;

/** Returns a function for the value of a target pixel: the mean of `taps × taps` interpolated points. */
function sampler(source: RasterSource, taps: number, { a, b, c, d }: Matrix): Sample {
  const between = interpolation(source);
  if (taps === 1) return between;
  return (x, y, channel) => {
    let sum = 0;
    for (let i = 0; i < taps; i++) {
      for (let j = 0; j < taps; j++) {
        const dx = (i + 0.5) / taps - 0.5;
        const dy = (j + 0.5) / taps - 0.5;
        sum += between(x + a * dx + c * dy, y + b * dx + d * dy, channel);
      }
    }
    return sum / (taps * taps);
  };
}

/** Interpolates between pixel centres, and extends edge pixels outwards. Runs for every drawn pixel. */
function interpolation({ width, height, channels, data }: RasterSource): Sample {
  const stride = width * channels;
  return (x, y, channel) => {
    const x0 = Math.floor(x - 0.5);
    const y0 = Math.floor(y - 0.5);
    const fx = x - 0.5 - x0;
    const fy = y - 0.5 - y0;
    const left = (x0 < 0 ? 0 : x0 >= width ? width - 1 : x0) * channels + channel;
    const right = (x0 + 1 < 0 ? 0 : x0 + 1 >= width ? width - 1 : x0 + 1) * channels + channel;
    const upper = (y0 < 0 ? 0 : y0 >= height ? height - 1 : y0) * stride;
    const lower = (y0 + 1 < 0 ? 0 : y0 + 1 >= height ? height - 1 : y0 + 1) * stride;
    const above = data[upper + left]! + (data[upper + right]! - data[upper + left]!) * fx;
    const below = data[lower + left]! + (data[lower + right]! - data[lower + left]!) * fx;
    return above + (below - above) * fy;
  };
}
