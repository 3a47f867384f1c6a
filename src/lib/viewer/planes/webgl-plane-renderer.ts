import { PROJECTIONS } from '#lib/imaging/volume/sampling.ts';
import { isThere, sliceOf, type Volume } from '#lib/imaging/volume/volume.ts';
import { windowBounds } from '#lib/imaging/windowing.ts';
import { linkProgram } from '../link-program.ts';
import { devicePixels, layerSampling, type PlaneLayer, type PlaneRenderer } from './plane-layer.ts';
import { PLANE_FRAGMENT } from './plane-shader.ts';

/** Maximum device pixels per CSS pixel: more make no visible difference, and are slow on phones. */
const FINEST = 2;

/** The volume as one texture on the graphics card, to which slices are added as they arrive. */
export class WebglPlaneRenderer implements PlaneRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #volume: Volume;
  readonly #program: WebGLProgram;
  #ratio = 1;

  /**
   * Undefined without WebGL 2, without a graphics card (for which the CPU renderer is faster: bench S9P), or if the
   * volume does not fit on the card.
   */
  static create(
    canvas: HTMLCanvasElement,
    volume: Volume,
    onLost: () => void,
  ): WebglPlaneRenderer | undefined {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      preserveDrawingBuffer: true,
      failIfMajorPerformanceCaveat: true,
    });
    if (!gl || Math.max(...volume.lattice.size) > gl.getParameter(gl.MAX_3D_TEXTURE_SIZE)) return undefined;
    try {
      return new WebglPlaneRenderer(canvas, gl, volume, onLost);
    } catch {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
      return undefined;
    }
  }

  private constructor(
    canvas: HTMLCanvasElement,
    gl: WebGL2RenderingContext,
    volume: Volume,
    onLost: () => void,
  ) {
    this.canvas = canvas;
    this.#gl = gl;
    this.#volume = volume;
    this.#program = linkProgram(gl, PLANE_FRAGMENT);
    gl.bindVertexArray(gl.createVertexArray());
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    this.#makeTextures();
    canvas.addEventListener('webglcontextlost', onLost);
    this.sliceCame();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#ratio = Math.min(FINEST, pixelRatio);
    this.canvas.width = Math.round(width * this.#ratio);
    this.canvas.height = Math.round(height * this.#ratio);
  }

  sliceCame(index?: number): void {
    const { lattice, slopes, intercepts, sources } = this.#volume;
    const slices = lattice.size[2];
    const put = index === undefined ? Array.from({ length: slices }, (_, at) => at) : [index];
    for (const at of put) if (isThere(this.#volume, at)) this.#putSlice(at);
    // For each slice: the conversion of its values, and the index of the slice shown instead.
    const facts = new Float32Array(slices * 4);
    for (let at = 0; at < slices; at++)
      facts.set(
        [slopes[sources[at]!] ?? 0, intercepts[sources[at]!] ?? 0, Math.max(0, sources[at]!), 0],
        at * 4,
      );
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE1);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, slices, 1, gl.RGBA, gl.FLOAT, facts);
  }

  paint(layer: PlaneLayer): void {
    const gl = this.#gl;
    const { left, top, width, height } = devicePixels(layer.rectangle, this.#ratio);
    const bottom = this.canvas.height - top - height;
    gl.viewport(left, bottom, width, height);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's word, no hook
    gl.useProgram(this.#program);
    const at = (name: string) => gl.getUniformLocation(this.#program, name);
    const { first, perColumn, perRow, perSheet, sheets, projection, taps } = layerSampling(
      this.#volume,
      layer,
      this.#ratio,
    );
    for (const [name, vector] of Object.entries({ first, perColumn, perRow, perSheet }))
      gl.uniform3f(at(name), vector[0], vector[1], vector[2]);
    const [columns, rows, slices] = this.#volume.lattice.size;
    gl.uniform1i(at('volume'), 0);
    gl.uniform1i(at('slices'), 1);
    // Nothing has arrived yet: a volume of size 0 is drawn black.
    const isEmpty = this.#volume.sources[0] === -1;
    gl.uniform3i(at('size'), isEmpty ? 0 : columns, rows, slices);
    gl.uniform2f(at('corner'), left, bottom + height);
    gl.uniform1i(at('sheets'), sheets);
    gl.uniform1i(at('projection'), PROJECTIONS.indexOf(projection));
    gl.uniform1i(at('taps'), taps);
    const { low, span } = windowBounds(layer.window);
    gl.uniform2f(at('bounds'), low, span);
    gl.uniform1i(at('isSigmoid'), layer.window.voiFunction === 'SIGMOID' ? 1 : 0);
    gl.uniform1i(at('inverted'), layer.inverted ? 1 : 0);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  destroy(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
    this.canvas.remove();
  }

  #makeTextures(): void {
    const gl = this.#gl;
    const [columns, rows, slices] = this.#volume.lattice.size;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_3D, gl.createTexture());
    gl.texStorage3D(gl.TEXTURE_3D, 1, gl.R16I, columns, rows, slices);
    if (gl.getError() !== gl.NO_ERROR) throw new Error('no room for the volume');
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, slices, 1);
    for (const [place, kind] of [
      [gl.TEXTURE0, gl.TEXTURE_3D],
      [gl.TEXTURE1, gl.TEXTURE_2D],
    ] as const) {
      gl.activeTexture(place);
      for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
        gl.texParameteri(kind, filter, gl.NEAREST);
    }
  }

  #putSlice(index: number): void {
    const gl = this.#gl;
    const [columns, rows] = this.#volume.lattice.size;
    const values = sliceOf(this.#volume, index);
    gl.activeTexture(gl.TEXTURE0);
    gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, index, columns, rows, 1, gl.RED_INTEGER, gl.SHORT, values);
  }
}
