import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import type { Volume } from '#lib/imaging/volume/volume.ts';
import type { Rectangle } from '../layer.ts';
import { CanvasPlaneRenderer } from './canvas-plane-renderer.ts';
import { drawsSame, type PlaneLayer, type PlaneRenderer } from './plane-layer.ts';
import { WebglPlaneRenderer } from './webgl-plane-renderer.ts';

/** The positions of the planes' panels, and the canvas behind them all. */
export class PlanesScreen {
  readonly #volume: Volume;
  readonly #onChange: (isResized: boolean) => void;
  readonly #elements = new Map<PlaneName, HTMLElement>();
  readonly #rectangles = new Map<PlaneName, Rectangle>();
  readonly #observer = new ResizeObserver(() => this.#measure(true));
  /** The current content of the canvas, by which identical drawing is avoided. */
  readonly #drawn = new Map<PlaneName, PlaneLayer>();
  #host: HTMLElement | undefined;
  #renderer: PlaneRenderer | undefined;

  /**
   * @param onChange called when panels have moved and must be drawn again; after a resize in the same task, because a
   * resized canvas is black.
   */
  constructor(volume: Volume, onChange: (isResized: boolean) => void) {
    this.#volume = volume;
    this.#onChange = onChange;
  }

  mount(host: HTMLElement): void {
    this.#host = host;
    this.#use(
      WebglPlaneRenderer.create(document.createElement('canvas'), this.#volume, () => {
        if (this.#renderer) this.#use(this.#fallback());
      }) ?? this.#fallback(),
    );
    this.#observer.observe(host);
  }

  place(name: PlaneName, element: HTMLElement | null): void {
    const before = this.#elements.get(name);
    if (before) this.#observer.unobserve(before);
    if (element) {
      this.#elements.set(name, element);
      this.#observer.observe(element);
    } else this.#elements.delete(name);
    this.#measure();
  }

  rectangleOf(name: PlaneName): Rectangle | undefined {
    return this.#rectangles.get(name);
  }

  sliceCame(index: number): void {
    this.#renderer?.sliceCame(index);
  }

  /** Draws a plane, unless the canvas already shows it. */
  show(name: PlaneName, layer: Omit<PlaneLayer, 'rectangle'>): void {
    const rectangle = this.#rectangles.get(name);
    if (!rectangle || rectangle.width < 1 || rectangle.height < 1) return;
    const whole = { ...layer, rectangle };
    if (drawsSame(whole, this.#drawn.get(name))) return;
    this.#drawn.set(name, whole);
    this.#renderer?.paint(whole);
  }

  stop(): void {
    this.#observer.disconnect();
    const renderer = this.#renderer;
    this.#renderer = undefined;
    renderer?.destroy();
  }

  #fallback(): PlaneRenderer {
    return new CanvasPlaneRenderer(document.createElement('canvas'), this.#volume);
  }

  #use(renderer: PlaneRenderer): void {
    this.#renderer?.destroy();
    this.#renderer = renderer;
    renderer.canvas.className = 'film';
    renderer.canvas.setAttribute('aria-hidden', 'true');
    this.#host?.prepend(renderer.canvas);
    this.#measure();
  }

  #measure(isResized = false): void {
    if (!this.#host || !this.#renderer) return;
    const origin = this.#host.getBoundingClientRect();
    this.#renderer.resize(origin.width, origin.height, devicePixelRatio);
    this.#drawn.clear();
    this.#rectangles.clear();
    for (const [name, element] of this.#elements) {
      const { left, top, width, height } = element.getBoundingClientRect();
      this.#rectangles.set(name, { left: left - origin.left, top: top - origin.top, width, height });
    }
    this.#onChange(isResized);
  }
}
