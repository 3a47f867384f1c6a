import type { Point } from '#lib/domain/measure.ts';
import { dragStep, wheelSteps } from '#lib/domain/stack.ts';
import { DOUBLE_TAP, dragWindow, dragZoom, pinch, roleOf, type Sensitivity, wheelZoom } from './gestures.ts';
import type { Tool } from './state.ts';

/** What a panel's gestures lead to. Points are CSS pixels from its upper left corner. */
export interface PanelActs {
  tool(): Tool;
  sensitivity(): Sensitivity;
  /** Slices of the folder shown. */
  count(): number;
  activate(): void;
  step(by: number): void;
  zoom(factor: number, at: Point): void;
  pan(by: Point): void;
  window(level: number, stretch: number): void;
  /** A point of a measure: pressed, moved to, let go; or the hand turned to something else. */
  measure(phase: 'down' | 'move' | 'up' | 'drop', at: Point, byFinger: boolean): void;
}

interface Held {
  start: Point;
  last: Point;
  role: Tool;
  carried: number;
}

const LINE = 100;
/** A wheel that has not moved for so long (ms) begins anew. */
const WHEEL_REST = 250;
/** Controls inside a panel keep their own gestures. */
const OWN = 'a, button, .position-bar';

/** Listens to wheel, mouse, touch and pen on a panel. Returns what stops it. */
export function bindPanelInput(element: HTMLElement, acts: PanelActs): () => void {
  const held = new Map<number, Held>();
  let wheel = { carried: 0, time: Number.NEGATIVE_INFINITY };
  let tap = { at: { x: 0, y: 0 }, time: 0 };
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => element.addEventListener(name, act, { signal: stop.signal, passive });

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function turn(event: WheelEvent): void {
    event.preventDefault();
    acts.activate();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    if (event.ctrlKey || event.metaKey) {
      acts.zoom(wheelZoom(delta, acts.sensitivity().zoom), pointOf(event));
      return;
    }
    // Fingers that slide across mean no slice.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const rest = event.timeStamp - wheel.time > WHEEL_REST;
    const { steps, carried } = wheelSteps(wheel.carried, delta, acts.sensitivity().scroll, rest);
    wheel = { carried, time: event.timeStamp };
    if (steps !== 0) acts.step(steps);
  }

  function press(event: PointerEvent): void {
    if ((event.target as Element).closest(OWN)) return;
    acts.activate();
    element.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    let role = roleOf(event, acts.tool());
    if (event.pointerType === 'touch') {
      const again = event.timeStamp - tap.time < DOUBLE_TAP.within;
      if (again && Math.hypot(at.x - tap.at.x, at.y - tap.at.y) < DOUBLE_TAP.near) role = 'pan';
      tap = { at, time: event.timeStamp };
    }
    held.set(event.pointerId, { start: at, last: at, role, carried: 0 });
    if (!isMeasure(acts.tool())) return;
    // A second finger zooms or moves: what the first one had begun was no measure.
    if (held.size > 1) acts.measure('drop', at, false);
    else if (isMeasure(role)) acts.measure('down', at, event.pointerType === 'touch');
  }

  function move(event: PointerEvent): void {
    const hand = held.get(event.pointerId);
    const at = pointOf(event);
    if (!hand) return;
    const before = [...held.values()].map(({ last }) => last);
    const by = { x: at.x - hand.last.x, y: at.y - hand.last.y };
    hand.last = at;
    const after = [...held.values()].map(({ last }) => last);
    if (before.length > 1) twoFingers(before as [Point, Point], after as [Point, Point]);
    else drag(hand, by, at);
  }

  function twoFingers(before: [Point, Point], after: [Point, Point]): void {
    const { factor, at, by } = pinch(before, after);
    acts.pan(by);
    if (factor !== 1) acts.zoom(factor, at);
  }

  function drag(hand: Held, by: Point, at: Point): void {
    const { scroll, zoom, pan, window } = acts.sensitivity();
    if (isMeasure(hand.role)) acts.measure('move', at, false);
    else if (hand.role === 'pan') acts.pan({ x: by.x * pan, y: by.y * pan });
    else if (hand.role === 'zoom') acts.zoom(dragZoom(by.y, zoom), hand.start);
    else if (hand.role === 'window') {
      const { level, stretch } = dragWindow(by.x, by.y, window);
      acts.window(level, stretch);
    } else scrollBy(hand, by.y, scroll);
  }

  function scrollBy(hand: Held, dy: number, sensitivity: number): void {
    const step = dragStep(element.clientHeight, acts.count()) / sensitivity;
    hand.carried += dy;
    const steps = Math.trunc(hand.carried / step);
    hand.carried -= steps * step;
    if (steps !== 0) acts.step(steps);
  }

  function lift(event: PointerEvent): void {
    const hand = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (hand && held.size === 0 && isMeasure(hand.role)) acts.measure('up', pointOf(event), false);
    // The finger that stays does not go on with what two were doing.
    for (const other of held.values()) other.role = 'pan';
  }

  on('wheel', turn, false);
  on('pointerdown', press);
  on('pointermove', move);
  on('pointerup', lift);
  on('pointercancel', (event) => {
    held.delete(event.pointerId);
    if (isMeasure(acts.tool())) acts.measure('drop', pointOf(event), false);
  });
  on('contextmenu', (event) => event.preventDefault(), false);
  return () => stop.abort();
}

export function isMeasure(tool: Tool): tool is 'length' | 'angle' | 'ellipse' | 'probe' {
  return tool === 'length' || tool === 'angle' || tool === 'ellipse' || tool === 'probe';
}
