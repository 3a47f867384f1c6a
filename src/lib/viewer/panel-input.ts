import type { Point } from '#lib/imaging/measure.ts';
import type { PanelActs } from './panel-acts.ts';
import { PointerInput } from './pointer-input.ts';
import { WheelInput } from './wheel-input.ts';

/** A trackpad gesture in Safari, which has no wheel event for pinching; other browsers do not have this event. */
interface GestureEvent extends MouseEvent {
  /** The distance between the fingers, relative to the start. */
  readonly scale: number;
}

/** Adds listeners for wheel, mouse, touch and pen to a panel. Returns a function that removes them. */
export function bindPanelInput(element: HTMLElement, acts: PanelActs): () => void {
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => element.addEventListener(name, act, { signal: stop.signal, passive });
  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const wheel = new WheelInput(acts);
  const pointers = new PointerInput(element, acts);
  on('wheel', (event) => wheel.roll(event, placeOf(event)), false);
  on('pointerdown', (event) => pointers.down(event, placeOf(event)));
  on('pointermove', (event) => pointers.move(event, placeOf(event)));
  on('pointerup', (event) => pointers.up(event, placeOf(event)));
  on('pointercancel', (event) => pointers.cancel(event));
  on('contextmenu', (event) => event.preventDefault(), false);
  let scale = 1;
  const onGesture = (event: Event) => {
    // Fingers on a touch screen also cause pointer events, which are handled instead.
    if (pointers.isDown) return;
    const gesture = event as GestureEvent;
    event.preventDefault();
    if (event.type === 'gesturechange') acts.zoom(gesture.scale / scale, placeOf(gesture));
    scale = gesture.scale;
  };
  for (const name of ['gesturestart', 'gesturechange'])
    element.addEventListener(name, onGesture, { signal: stop.signal, passive: false });
  return () => stop.abort();
}
