import type { Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Size } from '../view.ts';

/** The place of a measure's words on the panel, in CSS pixels. */
export interface LabelBox extends Size {
  x: number;
  y: number;
  /** Where the words begin, and what erases the measure: on the far side of the words, clear of the point. */
  words: number;
  wordsWidth: number;
  button: number;
}

/** A measure's words before they have a place. */
export interface Label {
  /** The measure's handles on the panel. */
  points: readonly Point[];
  /** Lines of words; none while there is nothing to say. */
  lines: number;
  /** Width of the longest line. */
  width: number;
  /** Width kept for what erases the measure. */
  button: number;
}

/** Height of a line (CSS pixels); distance from the handle to its words; from the panel's edge. */
export const LINE_HEIGHT = 18;
const GAP = 10;
const EDGE = 4;

type Box = Pick<LabelBox, 'x' | 'y' | 'width' | 'height'>;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function within(value: number, most: number): number {
  return clamp(value, EDGE, most - EDGE);
}

/** Whether anything of a measure may be on the panel. */
function isInSight(points: readonly Point[], { width, height }: Size): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return (
    Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height
  );
}

/**
 * Places each measure's words beside its last handle: on the side with room, never outside the panel nor over earlier
 * words. Null where there are no words, or the measure is out of sight.
 */
export function placeLabels(labels: readonly Label[], panel: Size): (LabelBox | null)[] {
  const placed: LabelBox[] = [];
  return labels.map(({ points, lines, width: wordsWidth, button }) => {
    const end = points.at(-1);
    if (!end || lines === 0 || !isInSight(points, panel)) return null;
    const width = wordsWidth + button;
    const height = lines * LINE_HEIGHT;
    const right = end.x + GAP + width <= panel.width - EDGE;
    const x = within(right ? end.x + GAP : end.x - GAP - width, panel.width - width);
    const y = within(end.y - LINE_HEIGHT - 2, panel.height - height);
    const [words, erase] = right ? [x, x + wordsWidth] : [x + button, x];
    const box = { x, y, width, height, words, wordsWidth, button: erase };
    for (const other of placed)
      if (overlap(box, other)) box.y = within(other.y + other.height + 2, panel.height - height);
    placed.push(box);
    return box;
  });
}
