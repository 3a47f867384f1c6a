import { MOUSE_BINDINGS, type MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import { isNotch } from '#lib/imaging/stack.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Tool } from './state.ts';

/** The meaning of pointer movements. Pure: `panel-input.ts` listens. */

export interface Press {
  pointerType: string;
  button: number;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/** The action of a drag: for the mouse by its button, for a pen or a single finger the tool. */
export function roleOf(
  { pointerType, button, shiftKey, ctrlKey }: Press,
  tool: Tool,
  mouse: MouseBindings = MOUSE_BINDINGS.own,
): Tool {
  const { leftWithShift = tool, middle, right, rightHeld = right } = mouse;
  if (pointerType !== 'mouse') return shiftKey ? 'pan' : tool;
  if (button === 2) return shiftKey || ctrlKey ? rightHeld : right;
  if (button === 1) return middle;
  return shiftKey ? leftWithShift : tool;
}

/** Adjustable, 0.25 to 3. */
export interface Sensitivity {
  scroll: number;
  zoom: number;
  pan: number;
  window: number;
}

/** Zoom factor of a vertical drag: 180 pixels double. */
export function dragZoom(dy: number, sensitivity: number): number {
  return 2 ** ((-dy / 180) * sensitivity);
}

/**
 * Zoom factor of a wheel: a notch is a tenth. Two fingers pinched on a trackpad come as small deltas, a
 * hundredth of the logarithm of what they did: the image stays under them.
 */
export function wheelZoom(delta: number, sensitivity: number): number {
  if (!isNotch(delta)) return Math.exp((-delta / 100) * sensitivity);
  return 1.1 ** (clamp(-delta / 100, -3, 3) * sensitivity);
}

/** Window change of a drag: right widens (less contrast), up brightens, as on workstations. */
export function dragWindow(dx: number, dy: number, sensitivity: number): { level: number; stretch: number } {
  return { level: (dy / 400) * sensitivity, stretch: (dx / 300) * sensitivity };
}

export interface Touch {
  x: number;
  y: number;
}

/** The movement of two fingers from one moment to the next. */
export function pinch(before: readonly [Touch, Touch], after: readonly [Touch, Touch]) {
  const middle = ([a, b]: readonly [Touch, Touch]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Touch, Touch]) => Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));
  const [from, to] = [middle(before), middle(after)];
  return { factor: apart(after) / apart(before), at: to, by: { x: to.x - from.x, y: to.y - from.y } };
}

/** Two taps within this time (ms) and distance (pixels) are one double tap. */
export const DOUBLE_TAP = { within: 300, near: 40 };

/** Pixels that a finger moves for one slice, however long the stack: it cannot aim finer. */
export const SWIPE_STEP = 10;
