import { windowBounds } from '#lib/imaging/windowing.ts';
import type { Layer, Renderer } from './layer.ts';
import { linkProgram } from './link-program.ts';
import { drawnSize, type Picture } from './picture.ts';
import { tapsFor } from './raster.ts';
import { fittingSize, reducedBitmap, reducedPixels } from './reduce.ts';
import { fragment } from './shaders.ts';
import { inverse, type Size, stretched, toDevice } from './view.ts';

/** Pictures kept on the graphics card: those on screen and those just left. */
const TEXTURES = { most: 16, bytes: 96_000_000, least: 4 };
/** Maximum device pixels per CSS pixel: more make no visible difference, and are slow on phones. */
const FINEST = 2;
const UNIFORMS = [
  'isSigned',
  'size',
  'fromTarget',
  'taps',
  'rescale',
  'bounds',
  'isSigmoid',
  'inverted',
] as const;

interface Program {
  program: WebGLProgram;
  at: Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>;
}

/** Draws all panels in a single context: browsers allow few per page, and textures can be shared. */
export class WebglRenderer implements Renderer {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #programs: Record<Picture['kind'], Program>;
  readonly #textures = new Map<Picture, WebGLTexture>();
  /** Maximum side of a texture in pixels; larger pictures are reduced before drawing. */
  readonly #largest: number;
  #textureBytes = 0;
  ratio = 1;

  /** Undefined without WebGL 2. */
  static create(canvas: HTMLCanvasElement, onLost: () => void): WebglRenderer | undefined {
    const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
    if (!gl) return undefined;
    try {
      return new WebglRenderer(canvas, gl, onLost);
    } catch {
      return undefined;
    }
  }

  private constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, onLost: () => void) {
    this.canvas = canvas;
    this.#gl = gl;
    this.#programs = { frame: compile(gl, 'frame'), image: compile(gl, 'image') };
    this.#largest = gl.getParameter(gl.MAX_TEXTURE_SIZE);
    gl.bindVertexArray(gl.createVertexArray());
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    canvas.addEventListener('webglcontextlost', onLost);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.ratio = Math.min(FINEST, pixelRatio);
    this.canvas.width = Math.round(width * this.ratio);
    this.canvas.height = Math.round(height * this.ratio);
  }

  draw(layers: readonly Layer[]): void {
    const gl = this.#gl;
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const layer of layers) this.#paint(layer);
  }

  destroy(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
    this.canvas.remove();
  }

  #paint({ rectangle, picture, toPanel, window, inverted }: Layer): void {
    const gl = this.#gl;
    if (!this.#bind(picture)) return;
    const { program, at } = this.#programs[picture.kind];
    const [left, top, width, height] = [rectangle.left, rectangle.top, rectangle.width, rectangle.height].map(
      (length) => Math.round(length * this.ratio),
    ) as [number, number, number, number];
    const drawn = drawnSize(picture);
    const size = fittingSize(drawn, this.#largest);
    const parts = { x: drawn.width / size.width, y: drawn.height / size.height };
    const back = inverse(toDevice(stretched(toPanel, parts), this.ratio));
    // WebGL counts from the canvas's lower left corner, panels from the upper left one.
    const below = this.canvas.height - top;
    const { a, b, c, d, e, f } = back;
    gl.viewport(left, below - height, width, height);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's word, no hook
    gl.useProgram(program);
    gl.uniformMatrix3fv(at.fromTarget, false, [
      a,
      b,
      0,
      -c,
      -d,
      0,
      e - a * left + c * below,
      f - b * left + d * below,
      1,
    ]);
    const { low, span } = windowBounds(window);
    gl.uniform1i(at.isSigned, picture.kind === 'frame' && picture.pixels instanceof Int16Array ? 1 : 0);
    gl.uniform2i(at.size, size.width, size.height);
    gl.uniform1i(at.taps, tapsFor(back));
    gl.uniform2f(at.rescale, picture.rescale.slope, picture.rescale.intercept);
    gl.uniform2f(at.bounds, low, span);
    const isSigmoid = picture.kind === 'frame' && window.voiFunction === 'SIGMOID';
    gl.uniform1i(at.isSigmoid, isSigmoid ? 1 : 0);
    gl.uniform1i(at.inverted, inverted ? 1 : 0);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** Binds the picture's texture; false if it can no longer be created. */
  #bind(picture: Picture): boolean {
    const gl = this.#gl;
    const known = this.#textures.get(picture);
    if (known) {
      this.#textures.delete(picture);
      this.#textures.set(picture, known);
      gl.bindTexture(gl.TEXTURE_2D, known);
      return true;
    }
    // A closed bitmap has size 0: the picture was evicted from the cache.
    if (picture.kind === 'image' && picture.bitmap.width === 0) return false;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    upload(gl, picture, fittingSize(drawnSize(picture), this.#largest));
    this.#textures.set(picture, texture);
    this.#textureBytes += picture.bytes;
    this.#shrink();
    return true;
  }

  /** Deletes the oldest textures, except those that panels may be showing. */
  #shrink(): void {
    const { most, bytes, least } = TEXTURES;
    for (const [picture, texture] of this.#textures) {
      const { size } = this.#textures;
      if (size <= least || (size <= most && this.#textureBytes <= bytes)) return;
      this.#textures.delete(picture);
      this.#textureBytes -= picture.bytes;
      this.#gl.deleteTexture(texture);
    }
  }
}

/** Uploads a picture as a texture of this size, which is smaller than the picture if it exceeds the card's maximum. */
function upload(gl: WebGL2RenderingContext, picture: Picture, { width, height }: Size): void {
  if (picture.kind === 'image') {
    const { bitmap } = picture;
    const fits = bitmap.width === width && bitmap.height === height;
    const source = fits ? bitmap : reducedBitmap(bitmap, { width, height });
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    return;
  }
  const fits = picture.width === width && picture.height === height;
  const pixels = fits ? picture.pixels : reducedPixels(picture, { width, height });
  // Unsigned values are uploaded as signed ones, which the shader converts back.
  const signed = new Int16Array(pixels.buffer, pixels.byteOffset, pixels.length);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16I, width, height, 0, gl.RED_INTEGER, gl.SHORT, signed);
}

function compile(gl: WebGL2RenderingContext, kind: Picture['kind']): Program {
  const program = linkProgram(gl, fragment(kind));
  const at = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]));
  return { program, at: at as Program['at'] };
}
