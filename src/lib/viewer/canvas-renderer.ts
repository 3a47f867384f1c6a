import { drawsSame, type Layer, type Rectangle, type Renderer } from './layer.ts';
import { drawnSize, type Picture } from './picture.ts';
import { type RasterSource, rasterise } from './raster.ts';
import { toDevice } from './view.ts';

/** Maximum device pixels per CSS pixel: with more, an ordinary processor cannot draw at the speed of a drag. */
const FINEST = 1;

/** Computes every pixel on the CPU, for browsers without WebGL. */
export class CanvasRenderer implements Renderer {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #sources = new WeakMap<Picture, RasterSource>();
  /** The layer last drawn at each place of the canvas: unchanged panels are not drawn again. */
  #drawn = new Map<string, Layer>();
  ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false })!;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.ratio = Math.min(FINEST, pixelRatio);
    this.canvas.width = Math.round(width * this.ratio);
    this.canvas.height = Math.round(height * this.ratio);
    this.#drawn.clear();
  }

  draw(layers: readonly Layer[]): void {
    const drawn = new Map(layers.map((layer) => [JSON.stringify(layer.rectangle), layer]));
    for (const [place, { rectangle }] of this.#drawn) if (!drawn.has(place)) this.#clear(rectangle);
    for (const [place, layer] of drawn) if (!drawsSame(layer, this.#drawn.get(place))) this.#paint(layer);
    this.#drawn = drawn;
  }

  destroy(): void {
    this.canvas.remove();
  }

  #clear({ left, top, width, height }: Rectangle): void {
    const ratio = this.ratio;
    this.#context.fillRect(left * ratio, top * ratio, width * ratio, height * ratio);
  }

  #paint({ rectangle, picture, toPanel, window, inverted }: Layer): void {
    const source = this.#sourceOf(picture);
    const [width, height] = [rectangle.width, rectangle.height].map((side) => Math.round(side * this.ratio));
    if (!source || !width || !height) return;
    const pixels = rasterise(
      source,
      { toTarget: toDevice(toPanel, this.ratio), window, inverted },
      width,
      height,
    );
    this.#context.putImageData(
      new ImageData(pixels, width, height),
      Math.round(rectangle.left * this.ratio),
      Math.round(rectangle.top * this.ratio),
    );
  }

  #sourceOf(picture: Picture): RasterSource | undefined {
    const known = this.#sources.get(picture);
    if (known) return known;
    const { rescale } = picture;
    const { width, height } = drawnSize(picture);
    const pixels = picture.kind === 'frame' ? picture.pixels : readBack(picture.bitmap);
    if (!pixels) return undefined;
    const source = { width, height, rescale, channels: channelsOf(picture), data: pixels };
    this.#sources.set(picture, source);
    return source;
  }
}

function channelsOf({ kind }: Picture): 1 | 4 {
  return kind === 'frame' ? 1 : 4;
}

/** Only for 8-bit images: browsers with fingerprinting protection may add noise, which HU must not have. */
function readBack(bitmap: ImageBitmap): Uint8ClampedArray | undefined {
  if (bitmap.width === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}
