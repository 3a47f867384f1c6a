import { resample } from '#lib/imaging/volume/resample.ts';
import type { Volume } from '#lib/imaging/volume/volume.ts';
import { lightOf, type Window, windowBounds } from '#lib/imaging/windowing.ts';
import { devicePixels, layerSampling, type PlaneLayer, type PlaneRenderer } from './plane-layer.ts';

/** Maximum device pixels per CSS pixel: with more, an ordinary processor cannot draw at the speed of a drag. */
const FINEST = 1;

/** Computes every pixel on the CPU, for browsers without WebGL: the same planes, but slower. */
export class CanvasPlaneRenderer implements PlaneRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #volume: Volume;
  #ratio = 1;
  #target: Target | undefined;

  constructor(canvas: HTMLCanvasElement, volume: Volume) {
    this.canvas = canvas;
    this.#volume = volume;
    this.#context = canvas.getContext('2d', { alpha: false })!;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#ratio = Math.min(FINEST, pixelRatio);
    this.canvas.width = Math.round(width * this.#ratio);
    this.canvas.height = Math.round(height * this.#ratio);
  }

  /** Nothing to do: the volume itself is read at each drawing. */
  sliceCame(): void {}

  paint(layer: PlaneLayer): void {
    const { left, top, width, height } = devicePixels(layer.rectangle, this.#ratio);
    if (!width || !height) return;
    const sampling = layerSampling(this.#volume, layer, this.#ratio);
    const { values, image } = this.#targetFor(width, height);
    resample(this.#volume, sampling, width, height, values);
    paintGreys(values, layer.window, layer.inverted, image.data);
    this.#context.putImageData(image, left, top);
  }

  destroy(): void {
    this.canvas.remove();
  }

  /** Reuses the memory for planes of the same size: otherwise each drag would create megabytes of garbage. */
  #targetFor(width: number, height: number): Target {
    const before = this.#target;
    if (before?.image.width === width && before.image.height === height) return before;
    const target = { values: new Float32Array(width * height), image: new ImageData(width, height) };
    this.#target = target;
    return target;
  }
}

/** Buffers for a plane's values and its pixels. */
interface Target {
  values: Float32Array;
  image: ImageData;
}

/** An opaque black pixel; its bytes are red, green, blue and alpha on all processors that run browsers. */
const BLACK = 0xff_00_00_00;
const GREY = 0x01_01_01;

/** Converts values to opaque greys; black outside the volume. `pixels` receives four bytes per value. */
export function paintGreys(
  values: Float32Array,
  window: Window,
  inverted: boolean,
  pixels: Uint8ClampedArray<ArrayBufferLike>,
): void {
  const out = new Uint32Array(pixels.buffer, pixels.byteOffset, values.length);
  const { low, span } = windowBounds(window);
  const { voiFunction } = window;
  for (let i = 0; i < out.length; i++) {
    const light = lightOf((values[i]! - low) / span, voiFunction);
    // NaN, outside the volume, stays black.
    out[i] = light >= 0 ? BLACK + GREY * Math.floor((inverted ? 1 - light : light) * 255 + 0.5) : BLACK;
  }
}
