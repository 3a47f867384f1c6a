import type { Point } from '#lib/imaging/measure.ts';
import { CanvasRenderer } from '../canvas-renderer.ts';
import { factsOf, matrixOf, type PanelHost, windowOf } from '../panel-actions.ts';
import { drawnSize } from '../picture.ts';
import { stretched, toDevice } from '../view.ts';
import { throughLens } from './lens.ts';

/** Maximum device pixels per CSS pixel: higher resolutions make no visible difference. */
const FINEST = 2;

/**
 * Draws the content of a panel's lens: the original pixels of the picture, with the panel's window, by the CPU
 * renderer. Draws nothing while the slice is loading, because the film still shows another
 * image.
 */
export class LensDrawing {
  readonly #renderer: CanvasRenderer;
  #side = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new CanvasRenderer(canvas);
  }

  draw(host: PanelHost, panel: number, at: Point, side: number): void {
    const ratio = Math.min(FINEST, devicePixelRatio);
    // Resized only if necessary, because resizing clears the canvas.
    if (this.#side !== side * ratio) this.#renderer.resize(side * ratio, side * ratio, 1);
    this.#side = side * ratio;
    const [picture, facts, matrix] = [host.picture(panel), factsOf(host, panel), matrixOf(host, panel)];
    const view = host.snapshot().state.panels[panel]?.view;
    if (!picture || !facts || !matrix || !view) {
      this.#renderer.draw([]);
      return;
    }
    const drawn = drawnSize(picture);
    const parts = { x: picture.width / drawn.width, y: picture.height / drawn.height };
    this.#renderer.draw([
      {
        rectangle: { left: 0, top: 0, width: this.#side, height: this.#side },
        picture,
        window: windowOf(host, panel),
        inverted: facts.inverted !== view.inverted,
        toPanel: toDevice(stretched(throughLens(matrix, at, side), parts), ratio),
      },
    ]);
  }
}
