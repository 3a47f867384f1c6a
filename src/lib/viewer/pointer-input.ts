import type { Point } from '#lib/imaging/measure.ts';
import { dragStep } from '#lib/imaging/stack.ts';
import { DOUBLE_TAP, dragWindow, dragZoom, pinch, roleOf, SWIPE_STEP } from './gestures.ts';
import { isMeasureKind } from './measures/kinds.ts';
import type { PanelActs } from './panel-acts.ts';
import type { DragTool, Tool } from './state.ts';

/** A button, finger or pen that is down. */
interface Pointer {
  start: Point;
  last: Point;
  /** The action of the drag. */
  role: Tool;
  byFinger: boolean;
  byMouse: boolean;
  /** Dragged pixels that are not yet enough for the next slice. */
  carried: number;
}

/** Controls inside a panel keep their own gestures. */
const OWN_GESTURES = 'a, button, .position-bar';

/** Mouse buttons, fingers and pens on a panel. */
export class PointerInput {
  readonly #element: HTMLElement;
  readonly #acts: PanelActs;
  readonly #pointers = new Map<number, Pointer>();
  #tap = { at: { x: 0, y: 0 }, time: 0 };

  constructor(element: HTMLElement, acts: PanelActs) {
    this.#element = element;
    this.#acts = acts;
  }

  /** Whether any button, finger or pen is down. */
  get isDown(): boolean {
    return this.#pointers.size > 0;
  }

  down(event: PointerEvent, at: Point): void {
    const target = event.target as Element;
    if (target.closest(OWN_GESTURES)) return;
    const { activate, measure, mouse } = this.#acts;
    const byMouse = event.pointerType === 'mouse';
    const tool = byMouse ? this.#acts.tool : (this.#acts.fingerTool ?? this.#acts.tool);
    activate();
    this.#element.setPointerCapture(event.pointerId);
    const byFinger = event.pointerType === 'touch';
    const role = byFinger && this.#isDoubleTap(event, at) ? 'pan' : roleOf(event, tool(), mouse?.());
    this.#pointers.set(event.pointerId, { start: at, last: at, role, byFinger, byMouse, carried: 0 });
    if (!isMeasureKind(tool())) return;
    // A second finger zooms or pans, and cancels the measurement of the first.
    if (this.#pointers.size > 1) measure.cancel();
    else if (isMeasureKind(role)) {
      const label = target.closest<SVGElement>('[data-measure]')?.dataset.measure;
      measure.down(at, { byFinger, label });
    }
  }

  move(event: PointerEvent, at: Point): void {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    const before = [...this.#pointers.values()].map(({ last }) => last);
    const by = { x: at.x - pointer.last.x, y: at.y - pointer.last.y };
    pointer.last = at;
    const after = [...this.#pointers.values()].map(({ last }) => last);
    if (before.length > 1) this.#pinch(before as [Point, Point], after as [Point, Point]);
    else if (isMeasureKind(pointer.role)) this.#acts.measure.move(at);
    // The lens listens to the pointer itself.
    else if (pointer.role !== 'magnifier') this.#drags[pointer.role](by, pointer);
  }

  up(event: PointerEvent, at: Point): void {
    const pointer = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (pointer && this.#pointers.size === 0 && isMeasureKind(pointer.role)) this.#acts.measure.up(at);
    // A remaining finger must not continue the two-finger gesture.
    for (const other of this.#pointers.values()) other.role = 'pan';
  }

  /** Called when the browser has taken over the gesture. */
  cancel(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (isMeasureKind(this.#acts.tool())) this.#acts.measure.cancel();
  }

  /** The handler of a drag, by tool. */
  readonly #drags: Record<DragTool, (by: Point, pointer: Pointer) => void> = {
    pan: ({ x, y }) => {
      const { pan } = this.#acts.sensitivity();
      this.#acts.pan({ x: x * pan, y: y * pan });
    },
    zoom: ({ y }, { start, byMouse }) => {
      const way = byMouse && this.#acts.mouse?.().enlargesDownwards ? -1 : 1;
      this.#acts.zoom(dragZoom(way * y, this.#acts.sensitivity().zoom), start);
    },
    window: ({ x, y }) => {
      const { level, stretch } = dragWindow(x, y, this.#acts.sensitivity().window);
      this.#acts.window(level, stretch);
    },
    scroll: ({ y }, pointer) => {
      const { byFinger } = pointer;
      const { scroll } = this.#acts.sensitivity();
      const even = byFinger ? SWIPE_STEP : dragStep(this.#element.clientHeight, this.#acts.count());
      const step = even / scroll;
      pointer.carried += y;
      const steps = Math.trunc(pointer.carried / step);
      pointer.carried -= steps * step;
      if (steps !== 0) this.#acts.step(steps);
    },
  };

  #isDoubleTap(event: PointerEvent, at: Point): boolean {
    const { at: before, time } = this.#tap;
    this.#tap = { at, time: event.timeStamp };
    const isSoon = event.timeStamp - time < DOUBLE_TAP.within;
    return isSoon && Math.hypot(at.x - before.x, at.y - before.y) < DOUBLE_TAP.near;
  }

  #pinch(before: [Point, Point], after: [Point, Point]): void {
    const { factor, at, by } = pinch(before, after);
    this.#acts.pan(by);
    if (factor !== 1) this.#acts.zoom(factor, at);
  }
}
