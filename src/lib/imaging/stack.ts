/** Scrolling through a stack of images with any device. Indexes start at 0. */

import { clamp } from '#lib/platform/numbers.ts';

/** Pixels of wheel travel per slice; a notch of a mouse wheel (about 100, 48 in Firefox) is one slice in any case. */
const WHEEL_STEP = 30;
const NOTCH = 45;
/** Initial travel when a wheel starts to move, so that the first slice follows at once. */
const HEAD_START = 27;
/** Minimum and maximum dragging distance per slice, in pixels. */
const DRAG_STEP = { smallest: 3, largest: 24 };
/** Number of neighbours loaded first, on each side. */
const NEAR = 4;
const STRIDES = [8, 4, 2, 1];

/** The index limited to a stack of `count` images; 0 when the stack is empty. */
export function clampIndex(index: number, count: number): number {
  return clamp(Math.trunc(index), 0, count - 1);
}

/** Whether a wheel event is a notch of a mouse wheel; others come from trackpads, pinches and free-spinning wheels. */
export function isNotch(delta: number): boolean {
  return Math.abs(delta) >= NOTCH;
}

/**
 * Slices to move for a wheel event, and the travel carried over to the next event. A trackpad sends many small
 * deltas, which are added up; a notch moves one slice, or `sensitivity` slices. The first small delta after a pause
 * (`isFirst`) moves at once: for a slow notch of a mouse wheel, macOS reports as little as 4 pixels.
 */
export function wheelSteps(
  carried: number,
  delta: number,
  sensitivity = 1,
  isFirst = false,
): { steps: number; carried: number } {
  const travelled = isNotch(delta) ? Math.sign(delta) * WHEEL_STEP : delta;
  const kept = Math.sign(carried) === -Math.sign(delta) ? 0 : carried;
  const before = isFirst && !isNotch(delta) ? Math.sign(delta) * HEAD_START : kept;
  const travel = before + travelled * sensitivity;
  // Adding 0 turns −0 into 0.
  const steps = Math.trunc(travel / WHEEL_STEP) + 0;
  return { steps, carried: travel - steps * WHEEL_STEP };
}

/** Dragging distance per slice in pixels, chosen so that half a panel's height covers the whole stack. */
export function dragStep(panelHeight: number, count: number): number {
  const even = panelHeight / 2 / Math.max(1, count);
  return clamp(even, DRAG_STEP.smallest, DRAG_STEP.largest);
}

/**
 * The order in which a stack is loaded: the current slice, its neighbours outwards, then the rest interleaved, so
 * that readers can scroll through the whole stack long before every slice is loaded.
 */
export function loadOrder(count: number, current: number): number[] {
  const order = new Set<number>();
  const take = (index: number) => {
    if (index >= 0 && index < count) order.add(index);
  };
  const outwards = (stride: number, reach: number) => {
    for (let distance = 0; distance <= reach; distance += stride) {
      take(current + distance);
      take(current - distance);
    }
  };
  outwards(1, NEAR);
  for (const stride of STRIDES) outwards(stride, count);
  return [...order];
}

/** Number of slices in the first pass over a stack. */
const SPREAD = 16;

/** Indexes ordered so that any first part of them covers the whole stack: 16 slices, those between, and so on. */
export function spreadOrder(count: number): number[] {
  const order = new Set<number>();
  for (let stride = Math.max(1, count / SPREAD); ; stride = Math.max(1, stride / 2)) {
    for (let at = stride / 2; at < count; at += stride) order.add(Math.floor(at));
    if (stride === 1) return [...order];
  }
}

/** Runs of consecutive indexes, to draw what is loaded: `[0, 1, 2, 5]` → `[0–3), [5–6)`. */
export function stretches(indices: Iterable<number>): { start: number; length: number }[] {
  const found: { start: number; length: number }[] = [];
  for (const index of [...indices].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last.start + last.length === index) last.length += 1;
    else found.push({ start: index, length: 1 });
  }
  return found;
}
