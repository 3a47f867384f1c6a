import type { Mask } from '#lib/images/masking.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { ImageSize } from './group.ts';

/** Minimum side in pixels: smaller rectangles are drawn by accident. */
export const SMALLEST = 3;

/** The part of a rectangle that is moved: all of it, or one of its corners. */
export type Grip = 'all' | 'nw' | 'ne' | 'sw' | 'se';

/** One side of a rectangle after its start, its end or both were moved. */
function side(start: number, length: number, by: number, moved: 'start' | 'end' | 'both', whole: number) {
  const end = start + length;
  if (moved === 'both') return { start: clamp(start + by, 0, Math.max(0, whole - length)), length };
  if (moved === 'end')
    return { start, length: clamp(length + by, SMALLEST, Math.max(SMALLEST, whole - start)) };
  const next = clamp(start + by, 0, Math.max(0, end - SMALLEST));
  return { start: next, length: end - next };
}

/** A rectangle moved or resized by this many pixels of its image, which it does not leave. */
export function moveMask(mask: Mask, grip: Grip, dx: number, dy: number, { rows, columns }: ImageSize): Mask {
  const across = grip === 'all' ? 'both' : grip.endsWith('w') ? 'start' : 'end';
  const down = grip === 'all' ? 'both' : grip.startsWith('n') ? 'start' : 'end';
  const x = side(mask.x, mask.width, Math.round(dx), across, columns);
  const y = side(mask.y, mask.height, Math.round(dy), down, rows);
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}

/** Whether a rectangle lies under another one. */
export function isUnder(inner: Mask, outer: Mask): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
