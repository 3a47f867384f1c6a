import type { Point } from '#lib/imaging/measure.ts';
import { wheelSteps } from '#lib/imaging/stack.ts';
import { wheelZoom } from './gestures.ts';
import type { PanelActs } from './panel-acts.ts';

/** Pixels per line, for a wheel that reports lines. */
const LINE = 100;
/** Time (ms) without wheel events after which a new movement begins. */
const PAUSE = 250;

/** The wheel over a panel: slices, or zoom with Ctrl or ⌘. */
export class WheelInput {
  readonly #acts: Pick<PanelActs, 'activate' | 'sensitivity' | 'step' | 'zoom'>;
  #carried = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(acts: Pick<PanelActs, 'activate' | 'sensitivity' | 'step' | 'zoom'>) {
    this.#acts = acts;
  }

  roll(event: WheelEvent, at: Point): void {
    event.preventDefault();
    this.#acts.activate();
    const { scroll, zoom } = this.#acts.sensitivity();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    if (event.ctrlKey || event.metaKey) {
      this.#acts.zoom(wheelZoom(delta, zoom), at);
      return;
    }
    // A horizontal movement on a trackpad does not scroll slices.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const isFirst = event.timeStamp - this.#last > PAUSE;
    const { steps, carried } = wheelSteps(this.#carried, delta, scroll, isFirst);
    this.#carried = carried;
    this.#last = event.timeStamp;
    if (steps !== 0) this.#acts.step(steps);
  }
}
