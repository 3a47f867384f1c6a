import type { Window } from '#lib/imaging/windowing.ts';
import { drawsSame, type Layer, type Rectangle, type Renderer } from './layer.ts';
import { drawnSize, type Picture } from './picture.ts';
import { createRenderer, fallbackRenderer } from './renderer.ts';
import type { ImageFacts } from './stack.ts';
import type { PanelState } from './state.ts';
import { type Size, stretched, toPanel, type View } from './view.ts';

interface Shown {
  stack: number;
  picture: Picture;
  /** The properties of the picture's image. */
  facts: ImageFacts;
  view: View;
  window: Window;
}

/** The drawn picture of a panel, and the canvas it is on. */
export interface FilmCopy {
  film: HTMLCanvasElement;
  element: HTMLElement;
  /** Canvas pixels per CSS pixel. */
  ratio: number;
}

/** The positions and content of the panels, and the canvas behind them all. */
export class PanelScreen {
  readonly #elements = new Map<number, HTMLElement>();
  readonly #rectangles = new Map<number, Rectangle>();
  readonly #shown = new Map<number, Shown>();
  readonly #observer = new ResizeObserver(() => this.#measure(true));
  #host: HTMLElement | undefined;
  #onChange: (isResized: boolean) => void = () => undefined;
  /** The current content of the canvas, by which identical drawing is avoided. */
  #layers: readonly Layer[] = [];
  #renderer: Renderer | undefined;

  /**
   * @param onChange called when panels have moved and everything must be drawn again. A resized canvas is black: after
   * a resize, drawing must happen in the same task, before the browser displays it.
   */
  mount(host: HTMLElement, onChange: (isResized: boolean) => void): void {
    this.#host = host;
    this.#onChange = onChange;
    const use = (renderer: Renderer) => {
      this.#renderer?.destroy();
      this.#renderer = renderer;
      renderer.canvas.className = 'film';
      renderer.canvas.setAttribute('aria-hidden', 'true');
      host.prepend(renderer.canvas);
      this.#measure();
    };
    use(createRenderer(() => this.#renderer && use(fallbackRenderer())));
    this.#observer.observe(host);
  }

  place(panel: number, element: HTMLElement | null): void {
    const before = this.#elements.get(panel);
    if (before) this.#observer.unobserve(before);
    if (element) {
      this.#elements.set(panel, element);
      this.#observer.observe(element);
    } else {
      this.#elements.delete(panel);
      this.#shown.delete(panel);
    }
    this.#measurePanels();
  }

  sizeOf(panel: number): Size | undefined {
    return this.#rectangles.get(panel);
  }

  /** Sets a panel's content; without a picture the last one of the same stack stays, with its properties. */
  show(
    panel: number,
    { stack, view, window }: PanelState,
    picture: Picture | undefined,
    facts: ImageFacts | undefined,
  ) {
    const before = this.#shown.get(panel);
    const now = picture && facts ? { picture, facts } : before?.stack === stack ? before : undefined;
    if (!now) this.#shown.delete(panel);
    else {
      const { facts: known } = now;
      this.#shown.set(panel, {
        stack,
        picture: now.picture,
        facts: known,
        view,
        window: window ?? known.window,
      });
    }
  }

  draw(panels: number): void {
    const layers: Layer[] = [];
    for (let panel = 0; panel < panels; panel++) {
      const rectangle = this.#rectangles.get(panel);
      const shown = this.#shown.get(panel);
      if (!rectangle || !shown || rectangle.width < 1 || rectangle.height < 1) continue;
      const { picture, view, window, facts } = shown;
      const shape = { width: picture.width, height: picture.height, spacing: facts.shape.spacing };
      const drawn = drawnSize(picture);
      const parts = { x: picture.width / drawn.width, y: picture.height / drawn.height };
      layers.push({
        rectangle,
        picture,
        window,
        inverted: facts.inverted !== view.inverted,
        toPanel: stretched(toPanel(view, shape, rectangle), parts),
      });
    }
    if (
      layers.length === this.#layers.length &&
      layers.every((layer, i) => drawsSame(layer, this.#layers[i]))
    )
      return;
    this.#layers = layers;
    this.#renderer?.draw(layers);
  }

  /** A copy of a panel's drawing; undefined if nothing is drawn. */
  copy(panel: number): FilmCopy | undefined {
    const [element, rectangle, renderer] = [
      this.#elements.get(panel),
      this.#rectangles.get(panel),
      this.#renderer,
    ];
    if (!element || !rectangle || !renderer || !this.#shown.has(panel)) return undefined;
    const { ratio } = renderer;
    const film = document.createElement('canvas');
    film.width = Math.round(rectangle.width * ratio);
    film.height = Math.round(rectangle.height * ratio);
    // The graphics card discards its drawing after the browser has displayed it.
    renderer.draw(this.#layers);
    film
      .getContext('2d')
      ?.drawImage(renderer.canvas, -Math.round(rectangle.left * ratio), -Math.round(rectangle.top * ratio));
    return { film, element, ratio };
  }

  stop(): void {
    this.#observer.disconnect();
    const renderer = this.#renderer;
    this.#renderer = undefined;
    renderer?.destroy();
  }

  #measure(isResized = false): void {
    if (!this.#host) return;
    const { width, height } = this.#host.getBoundingClientRect();
    this.#renderer?.resize(width, height, devicePixelRatio);
    this.#measurePanels(isResized);
  }

  #measurePanels(isResized = false): void {
    this.#layers = [];
    const origin = this.#host?.getBoundingClientRect();
    this.#rectangles.clear();
    for (const [panel, element] of this.#elements) {
      const { left, top, width, height } = element.getBoundingClientRect();
      this.#rectangles.set(panel, {
        left: left - (origin?.left ?? 0),
        top: top - (origin?.top ?? 0),
        width,
        height,
      });
    }
    this.#onChange(isResized);
  }
}
