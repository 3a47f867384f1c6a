import { resample } from '#lib/domain/volume/resample.ts';
import type { Volume } from '#lib/domain/volume/volume.ts';
import { lightOf, type Window, windowBounds } from '#lib/domain/windowing.ts';
import { devicePixels, layerSampling, type PlaneLayer, type PlaneRenderer } from './plane-layer.ts';

/** Device pixels to a CSS pixel: with more an ordinary processor cannot draw as fast as one drags. */
const FINEST = 1;

/** Every pixel computed here, for browsers without WebGL: the same planes, slower. */
export class CanvasPlaneRenderer implements PlaneRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #volume: Volume;
  #ratio = 1;

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

  /** The volume itself is read at each drawing. */
  sliceCame(): void {}

  paint(layer: PlaneLayer): void {
    const { left, top, width, height } = devicePixels(layer.rectangle, this.#ratio);
    if (!width || !height) return;
    const values = resample(this.#volume, layerSampling(this.#volume, layer, this.#ratio), width, height);
    const greys = greysOf(values, layer.window, layer.inverted);
    this.#context.putImageData(new ImageData(greys, width, height), left, top);
  }

  destroy(): void {
    this.canvas.remove();
  }
}

/** An opaque pixel, whose bytes are red, green, blue and alpha in this order on every processor browsers run on. */
const BLACK = 0xff_00_00_00;
const GREY = 0x01_01_01;

/** Values as opaque greys; black outside the volume. */
export function greysOf(
  values: Float32Array,
  window: Window,
  inverted: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint32Array(values.length).fill(BLACK);
  const { low, span } = windowBounds(window);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) continue;
    const light = lightOf((value - low) / span, window.voiFunction);
    out[i] = BLACK + GREY * Math.floor((inverted ? 1 - light : light) * 255 + 0.5);
  }
  return new Uint8ClampedArray(out.buffer);
}
