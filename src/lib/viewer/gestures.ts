import { MOUSE_BINDINGS, type MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import { isNotch } from '#lib/imaging/stack.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Tool } from './state.ts';

/** Interprets pointer movements. Pure functions; `panel-input.ts` adds the listeners. */

export interface Press {
  pointerType: string;
  button: number;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/** The action of a drag: for a mouse it depends on the button, for a pen or a single finger on the tool. */
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

/** Adjustable factors from 0.25 to 3. */
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
 * Zoom factor of the wheel: 10 % per notch. A trackpad pinch comes as small deltas, in hundredths
 * of the logarithm of the scale, which keeps the image under the fingers.
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

/** Translation and scale of a two-finger movement between two events. */
export function pinch(before: readonly [Touch, Touch], after: readonly [Touch, Touch]) {
  const middle = ([a, b]: readonly [Touch, Touch]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Touch, Touch]) => Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));
  const [from, to] = [middle(before), middle(after)];
  return { factor: apart(after) / apart(before), at: to, by: { x: to.x - from.x, y: to.y - from.y } };
}

/** Maximum time (ms) and distance (pixels) between the two taps of a double tap. */
export const DOUBLE_TAP = { within: 300, near: 40 };

/** Pixels per slice for a finger, whatever the stack's length, because fingers are not precise enough for less. */
export const SWIPE_STEP = 10;
